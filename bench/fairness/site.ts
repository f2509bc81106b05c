/** Pages that are hard to analyze, over plain HTTP on loopback. */
import { once } from 'node:events'
import { createServer } from 'node:http'

export type HardSite = Awaited<ReturnType<typeof serveHardSite>>

const pageNames = [
  'pricing',
  'about',
  'blog',
  'news',
  'contact',
  'team',
  'services',
  'features',
  'product',
  'careers',
  'press',
]
const navigation = (folder: string) => pageNames.map((name) => `<a href="/${folder}/${name}">${name}</a>`).join(' ')

const page = (folder: string, name: string, body: string) =>
  `<!doctype html><html lang=en><title>Acme, ${name}</title><nav>${navigation(folder)}</nav><h1>Acme builds bridges: ${name}</h1>${body}`

/** So many characters of cards; the number makes pages differ. */
function cards(characters: number, number: number): string {
  const parts: string[] = []
  for (let at = number * 100_000, length = 0; length < characters; at++) {
    const card = `<article><h3>Post ${at}</h3><time>${(at % 28) + 1} March 2024</time><p>Text ${at} about it</p><a href="/p/${at}">Read</a></article>`
    parts.push(card)
    length += card.length
  }
  return parts.join('')
}

/** A shell that only scripts fill, and scripts that compute for ever. */
const workers = `<!doctype html><title>Acme</title><div id=root></div><script>
const spin = URL.createObjectURL(new Blob(['for (;;) Math.random()']))
for (let n = 0; n < 16; n++) new Worker(spin)
document.getElementById('root').innerHTML = '<h1>Acme builds bridges</h1><p>Of steel, for small towns.</p>'
</script>`

/** Text in elements that each need a row of their own: as much to keep as bytes can ask for. */
const rows = (characters: number, number: number) => `<p>${number}</p>${'<i>a</i>'.repeat(characters / 8)}`

export async function serveHardSite() {
  const bodies = new Map<string, string>()
  for (const [number, name] of ['', ...pageNames].entries()) {
    bodies.set(`/dates/${name}`, page('dates', name, cards(1_500_000, number)))
    bodies.set(`/memory/${name}`, page('memory', name, rows(2_400_000, number)))
  }
  const server = createServer(({ url = '/' }, response) => {
    const body = bodies.get(url) ?? (url.startsWith('/workers') ? workers : null)
    const status = url.startsWith('/login') ? 401 : body === null ? 404 : 200
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    pageUrl: (path: string) => `http://127.0.0.1:${port}${path}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
