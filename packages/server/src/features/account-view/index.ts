/** What an account may see of itself. Apart from `accounts`, which the features that it asks stand on. */
export { accountViewRoutes } from './routes.ts'
