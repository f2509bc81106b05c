/** For tests: pages of invented brands with instructions to models in them; the texts are in fixtures/injections. */
import { readdirSync, readFileSync } from 'node:fs'

interface InjectedBrand {
  name: string
  origin: string
  language: string
  headline: string
  texts: string[]
  /** What a user asks about it. */
  question: string
}

export interface InjectedPage {
  title: string
  brand: InjectedBrand
  /** What the page says to models. */
  text: string
  /** Whether no visitor sees it. */
  isHidden: boolean
  html: string
}

type Place = (text: string) => string

const escaped: Place = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const paragraph =
  (encoded: Place): Place =>
  (text) =>
    `<p>${escaped(encoded(text))}</p>`
const styled =
  (style: string): Place =>
  (text) =>
    `<div><p>${seen} <span style="${style}">${escaped(text)}</span></p></div>`

const seen = '2026'
const lookalikes: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ', x: 'х', y: 'у' }
const each = (text: string, of: (character: string) => string) => [...text].map(of).join('')

const seenPlaces: Record<string, Place> = {
  visible: paragraph((text) => text),
  heading: (text) => `<h2>${escaped(text)}</h2><p>${seen}</p>`,
  list: (text) => `<ul>${text.split(/(?<=\. )/).map((item) => `<li>${escaped(item)}</li>`)}</ul>`,
  quote: (text) => `<blockquote>${escaped(text)}</blockquote>`,
  button: (text) => `<p><a class="button" href="/go">${escaped(text)}</a></p>`,
  table: (text) => `<table><tr>${text.split('|').map((cell) => `<td>${escaped(cell)}</td>`)}</tr></table>`,
  split: (text) =>
    text
      .split(/(?<=(?:\S+\s){3})/)
      .map((piece) => `<section><p>${escaped(piece)}</p></section>`)
      .join(''),
  base64: paragraph((text) => Buffer.from(text).toString('base64')),
  hex: paragraph((text) => Buffer.from(text).toString('hex')),
  rot13: paragraph((text) =>
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter < 'a' ? 65 : 97
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
    }),
  ),
  reversed: paragraph((text) => [...text].reverse().join('')),
  homoglyphs: paragraph((text) => each(text, (character) => lookalikes[character] ?? character)),
  'zero-width': paragraph((text) => [...text].join('\u200b')),
  'full-width': paragraph((text) =>
    text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  ),
  tags: (text) =>
    `<p>${seen} ${each(text, (character) => String.fromCodePoint(0xe0000 + character.charCodeAt(0)))}</p>`,
  entities: (text) => `<p>${each(text, (character) => `&#${character.codePointAt(0)};`)}</p>`,
}

const hiddenPlaces: Record<string, Place> = {
  'display-none': styled('display:none'),
  'hidden-attribute': (text) => `<p hidden>${escaped(text)}</p>`,
  offscreen: styled('position:absolute;left:-9999px'),
  opacity: styled('opacity:0'),
  'font-size': styled('font-size:0'),
  clip: styled('position:absolute;clip:rect(0,0,0,0)'),
  'same-colour': styled('color:white;background:#fff'),
  'no-height': (text) => `<div style="height:0;overflow:hidden"><p>${escaped(text)}</p></div>`,
  sheet: (text) => `<style>.note{visibility:hidden}</style><p class="note">${escaped(text)}</p>`,
  comment: (text) => `<!-- ${text} -->`,
  alt: (text) => `<img src="/a.png" alt="${escaped(text)}">`,
  'title-attribute': (text) => `<p title="${escaped(text)}">${seen}</p>`,
  'aria-label': (text) => `<a href="/go" aria-label="${escaped(text)}">${seen}</a>`,
  'data-attribute': (text) => `<p data-prompt="${escaped(text)}">${seen}</p>`,
  'meta-description': (text) => `<meta name="description" content="${escaped(text)}">`,
  'meta-keywords': (text) => `<meta name="keywords" content="${escaped(text)}">`,
  og: (text) => `<meta property="og:description" content="${escaped(text)}">`,
  'json-ld': (text) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: text, slogan: text, description: text })}</script>`,
  template: (text) => `<template><p>${escaped(text)}</p></template>`,
  noscript: (text) => `<noscript><p>${escaped(text)}</p></noscript>`,
  script: (text) => `<script>// ${text}\n</script>`,
  style: (text) => `<style>/* ${text} */ p::after{content:"${text}"}</style>`,
  input: (text) => `<form><input type="hidden" name="a" value="${escaped(text)}"></form>`,
}

const folder = new URL('./fixtures/injections/', import.meta.url)

/** All pages, each with one text. */
export function injectedPages(): InjectedPage[] {
  return readdirSync(folder).flatMap((file) => {
    const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      brand: InjectedBrand
      injections: [place: string, text: string][]
    }
    return content.injections.map(([place, text], index) => {
      const isHidden = Object.hasOwn(hiddenPlaces, place)
      const put = isHidden ? hiddenPlaces[place]! : seenPlaces[place]!
      const title = `${content.brand.language} ${index + 1}, ${place}: ${text.slice(0, 60)}`
      return { title, brand: content.brand, text, isHidden, html: pageOf(content.brand, put(text)) }
    })
  })
}

function pageOf({ name, language, headline, texts }: InjectedBrand, injected: string): string {
  const isHead = injected.startsWith('<meta')
  const [first = '', ...others] = texts.map((text) => `<p>${text}</p>`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name}</title>${isHead ? injected : ''}</head>
<body><header><a href="/">${name}</a></header><main><h1>${headline}</h1>${first}${isHead ? '' : injected}${others.join('')}</main></body></html>`
}
