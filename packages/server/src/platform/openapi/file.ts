/** Committed, so that a change of the API shows in review; `npm run openapi` writes it. */
export const openApiFile = new URL('../../../openapi.json', import.meta.url)
