/** An operation as a command line that runs: the key is in `$KEY`. */
import type { Shape } from '../example.ts'
import { type Entry, type Parameter, takesKey } from './reference-document.ts'

const shortBodyMax = 36

export function curlOf(baseUrl: string, { method, path, operation }: Entry): string {
  const { parameters = [], requestBody, responses } = operation
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => exampleOf(parameters, name))
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const search = query.map(({ name }) => `${name}=${encodeURIComponent(exampleOf(parameters, name))}`).join('&')
  const mediaTypes = Object.entries(responses)
    .filter(([status]) => status < '300')
    .flatMap(([, { content = {} }]) => Object.keys(content))
  const example = requestBody?.content['application/json']?.example
  const options = [
    ...(isImplied(method, example) ? [] : [`-X ${method}`]),
    // A stream is shown as it comes.
    ...(mediaTypes.includes('text/event-stream') ? ['-N'] : []),
  ]
  const address = `curl ${options.map((option) => `${option} `).join('')}${quoted(`${baseUrl}${filled}${search === '' ? '' : `?${search}`}`)}`
  return [
    address,
    ...(takesKey(operation) ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(example === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(bodyText(example))}`]),
  ].join(' \\\n  ')
}

/** curl sends POST with a body, otherwise GET. */
const isImplied = (method: string, example: unknown) => method === (example === undefined ? 'GET' : 'POST')

function exampleOf(parameters: readonly Parameter[], name: string): string {
  const schema: Shape = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
  return String(schema.examples?.[0] ?? schema.default ?? schema.enum?.[0] ?? name)
}

function bodyText(example: unknown): string {
  const short = JSON.stringify(example)
  return short.length <= shortBodyMax ? short : JSON.stringify(example, null, 2)
}

/** Quoted for a shell as one word. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
