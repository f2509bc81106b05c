/**
 * `npm run model:get`: brings a small real model for tests and what loads it, and prints the model's path. Twice does nothing.
 *
 * Ends with 3 where this machine cannot have them, which a sentence explains; with 1 where what came is not what it has to be.
 */
import { bringLoader, bringModel, CannotBeHad } from './model/parts.ts'

try {
  const file = await bringModel()
  await bringLoader()
  console.log(file)
} catch (error) {
  console.error(error instanceof CannotBeHad ? `No model: ${error.message}` : error)
  process.exitCode = error instanceof CannotBeHad ? 3 : 1
}
