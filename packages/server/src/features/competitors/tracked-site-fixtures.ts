/** A small website of an invented brand that changes while it is tracked, for tests of checks. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface TrackedPages {
  headline: string
  price: string
  /** Titles, the newest first. */
  posts: string[]
  /** Answers everything with this status. */
  status: number
  /** The call to action of the home page. */
  call: string
  /** Every page shows nothing. */
  isEmpty: boolean
}

export const firstState = (): TrackedPages => ({
  headline: 'Four miles an hour is fast enough',
  price: '£880',
  posts: ['Breaking ice in January', 'How a lock keeper spends the winter', 'Why our boats are green'],
  status: 200,
  call: 'See the boats',
  isEmpty: false,
})

const frame = (title: string, main: string) =>
  `<!doctype html><html lang="en"><head><title>${title} – Quillmere</title><meta name="description" content="Quillmere lets narrow boats by the week on the quiet canals of the north."><style>body{font-family:Georgia,serif;color:#1d2b26;background:#fdfbf5}.button{background:#0a7d55;color:#fff;padding:10px 18px}</style></head><body><header><a href="/"><img src="/logo.svg" alt="Quillmere" width="160" height="40"></a><nav><a href="/boats/">Boats</a> <a href="/pricing/">Prices</a> <a href="/blog/">Journal</a></nav><a class="button" href="/book/">Book a boat</a></header><main>${main}</main><footer><p>Quillmere Boats, The Old Lock House, Marple. Registered in England.</p></footer></body></html>`

const text =
  '<p>Every boat is lifted out of the water in winter, painted, and tested by the people who will hand you the keys. We have kept eleven of them, because eleven is how many we can look after properly, and each has a name, a stove and a shelf of books that other guests have left behind.</p>'

const plan = (name: string, price: string, what: string) =>
  `<div class="plan"><h2>${name}</h2><p class="price">${price} / week</p><ul><li>${what}</li><li>Diesel and gas</li></ul><a class="button" href="/book/">Book this boat</a></div>`

const card = (title: string) => {
  const slug = title.toLowerCase().replace(/\W+/g, '-')
  return `<article class="card"><a href="/blog/${slug}"><img src="/${slug}.jpg" alt=""></a><span>March ${(title.length % 28) + 1}, 2025</span><h2><a href="/blog/${slug}">${title}</a></h2><p>Some words on it.</p><a href="/blog/${slug}">Read more</a></article>`
}

function pageAt(path: string, { headline, price, posts, call }: TrackedPages): string | null {
  switch (path) {
    case '/':
      return frame(
        'Narrow boats to let',
        `<section class="hero"><h1>${headline}</h1><p>Eleven boats, a hundred locks, and a week in which nobody can reach you.</p><a class="button" href="/boats/">${call}</a></section><section><h2>Boats that are looked after</h2>${text}</section>`,
      )
    case '/pricing/':
      return frame(
        'Prices',
        `<h1>What a week costs</h1>${plan('Heron', price, 'Four berths')}${plan('Otter', '£640', 'Two berths')}${text}`,
      )
    case '/blog/':
      return frame('Journal', `<h1>Journal</h1>${posts.map(card).join('')}`)
    case '/boats/':
      return frame('Boats', `<h1>Our boats</h1>${text}`)
    default:
      return null
  }
}

export function answerFrom(state: TrackedPages) {
  return ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    if (url === '/logo.svg') {
      response.setHeader('content-type', 'image/svg+xml')
      return response.end(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0a7d55"/></svg>',
      )
    }
    if (state.isEmpty) return response.end('<!doctype html><title></title>')
    const page = pageAt(url, state)
    if (state.status !== 200) return response.writeHead(state.status).end('<h1>Something went wrong</h1>')
    return page === null ? response.writeHead(404).end('<h1>Not found</h1>') : response.end(page)
  }
}
