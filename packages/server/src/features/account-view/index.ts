/** What an account may see of itself. Apart from `accounts`, which the features that it asks stand on. */
import type { Feature } from '../../feature.ts'
import { accountViewRoutes } from './routes.ts'

export const accountView: Feature = {
  tags: { Account: 'The account that the API key belongs to.' },
  routes: accountViewRoutes,
}
