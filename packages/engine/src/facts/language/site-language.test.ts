import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { siteLanguage } from './site-language.ts'

const languageOf = (pages: Record<string, string>) => siteLanguage(siteOfPages(pages))?.value

const names = '<h1>Halle 7</h1><p>Ring. Bar. Sauna. Pilates. Yoga. Boxing. Cross. Open gym.</p>'
const french = `<p>${'Nous accueillons les débutants et les confirmés dans une salle de quartier, du lundi au samedi. '.repeat(4)}</p>`
const english = `<p>${'We weave rugs by hand in a small workshop by the river, and we deliver them ourselves. '.repeat(4)}</p>`

test('a home page of enough words is in the language of its words', () => {
  assert.equal(languageOf({ '/': `<html lang="de"><body>${english}</body></html>`, '/a': french }), 'en')
})

test('a home page of names alone is in the language of the other pages', () => {
  assert.equal(languageOf({ '/': names, '/salle': french }), 'fr')
})

test('where no page tells, a declared language other than English does', () => {
  assert.equal(languageOf({ '/': `<html lang="nl-BE"><body>${names}</body></html>` }), 'nl')
  assert.notEqual(languageOf({ '/': `<html lang="en"><body>${names}</body></html>` }), 'nl')
})

test('the Latin of a template is no language of a site', () => {
  const filler =
    '<p>Lorem ipsum dolor sit amet, consectetur adipisicing elit. Libero praesentium quam nulla.</p>'.repeat(3)
  const swedish = '<p>Boka pass hos oss. Vi har öppet alla dagar och hjälper dig att komma i gång med träningen.</p>'
  assert.equal(languageOf({ '/': `<html lang="en"><body>${filler}${swedish.repeat(2)}</body></html>` }), 'sv')
})
