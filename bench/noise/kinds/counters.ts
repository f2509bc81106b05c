/** Numbers that a machine counts and the server writes: visitors, stock, downloads, followers, stars, carts. */
import { inLanguage, inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import type { Spot } from '../markup.ts'

const words = {
  en: {
    visitors: 'visitors so far',
    stock: 'left in stock',
    downloads: 'downloads',
    followers: 'followers',
    comments: 'comments',
    cart: 'Cart',
    reviews: 'reviews',
    views: 'views',
    likes: 'likes',
    read: 'readers get our letter',
    saved: 'trees planted so far',
  },
  de: {
    visitors: 'Besucher bisher',
    stock: 'auf Lager',
    downloads: 'Downloads',
    followers: 'Follower',
    comments: 'Kommentare',
    cart: 'Warenkorb',
    reviews: 'Bewertungen',
    views: 'Aufrufe',
    likes: 'Gefällt mir',
    read: 'lesen unseren Brief',
    saved: 'Bäume gepflanzt',
  },
  fr: {
    visitors: 'visiteurs',
    stock: 'en stock',
    downloads: 'téléchargements',
    followers: 'abonnés',
    comments: 'commentaires',
    cart: 'Panier',
    reviews: 'avis',
    views: 'vues',
    likes: 'j’aime',
    read: 'lecteurs reçoivent notre lettre',
    saved: 'arbres plantés',
  },
  es: {
    visitors: 'visitantes',
    stock: 'en existencias',
    downloads: 'descargas',
    followers: 'seguidores',
    comments: 'comentarios',
    cart: 'Carrito',
    reviews: 'opiniones',
    views: 'visitas',
    likes: 'me gusta',
    read: 'lectores reciben nuestra carta',
    saved: 'árboles plantados',
  },
  it: {
    visitors: 'visitatori',
    stock: 'disponibili',
    downloads: 'download',
    followers: 'follower',
    comments: 'commenti',
    cart: 'Carrello',
    reviews: 'recensioni',
    views: 'visualizzazioni',
    likes: 'mi piace',
    read: 'lettori ricevono la nostra lettera',
    saved: 'alberi piantati',
  },
  nl: {
    visitors: 'bezoekers',
    stock: 'op voorraad',
    downloads: 'downloads',
    followers: 'volgers',
    comments: 'reacties',
    cart: 'Winkelwagen',
    reviews: 'beoordelingen',
    views: 'weergaven',
    likes: 'vind-ik-leuks',
    read: 'lezers krijgen onze brief',
    saved: 'bomen geplant',
  },
  ja: {
    visitors: '人の来訪者',
    stock: '点在庫',
    downloads: 'ダウンロード',
    followers: 'フォロワー',
    comments: 'コメント',
    cart: 'カート',
    reviews: 'レビュー',
    views: '回視聴',
    likes: 'いいね',
    read: '人が購読中',
    saved: '本の木',
  },
  pl: {
    visitors: 'odwiedzin',
    stock: 'w magazynie',
    downloads: 'pobrań',
    followers: 'obserwujących',
    comments: 'komentarzy',
    cart: 'Koszyk',
    reviews: 'opinii',
    views: 'wyświetleń',
    likes: 'polubień',
    read: 'osób czyta nasz list',
    saved: 'posadzonych drzew',
  },
}

export const kind: NoiseKind = {
  name: 'counters',
  readings(site, random) {
    const said = inLanguage(words, site.language)
    const format = new Intl.NumberFormat(site.language.slice(0, 2))
    const base = random.whole(1_100, 80_000)
    /** Grows from visit to visit, as such numbers do. */
    const total = (visit: number) => format.format(base + visit * random.whole(3, 900))
    const few = (visit: number) => 2 + ((base + visit * random.whole(1, 6)) % 17)
    const compact = (visit: number) => `${(base / 1000 + visit * 0.3).toFixed(1)}k`
    const parts: { spot: Spot; draw: (visit: number) => string }[] = [
      { spot: 'footer', draw: (visit) => `<p class="counter">${total(visit)} ${said.visitors}</p>` },
      {
        spot: 'footer',
        draw: (visit) =>
          `<div id="hit-counter">${[...String(base + visit * 37).padStart(7, '0')].map((digit) => `<span>${digit}</span>`).join('')}</div>`,
      },
      { spot: 'middle', draw: (visit) => `<p class="stock"><span class="dot"></span> ${few(visit)} ${said.stock}</p>` },
      {
        spot: 'middle',
        draw: (visit) =>
          `<div class="stats"><div><b>${total(visit)}</b><span>${said.downloads}</span></div><div><b>${total(visit)}</b><span>${said.followers}</span></div></div>`,
      },
      {
        spot: 'header',
        draw: (visit) => `<a class="github" href="https://github.com/example/${site.name}">★ ${compact(visit)}</a>`,
      },
      {
        spot: 'header',
        draw: (visit) =>
          `<a class="gh-button" href="https://github.com/example/${site.name}">Star <span class="count">${total(visit)}</span></a>`,
      },
      { spot: 'header', draw: (visit) => `<a class="cart-link" href="/cart">${said.cart} (${few(visit) % 4})</a>` },
      {
        spot: 'header',
        draw: (visit) =>
          `<a class="bag" href="/cart"><span>${said.cart}</span> <span class="cart-count">${few(visit) % 4}</span></a>`,
      },
      {
        spot: 'below headline',
        draw: (visit) => `<p class="rating">★★★★★ 4.${7 + (visit % 2)} (${total(visit)} ${said.reviews})</p>`,
      },
      { spot: 'below headline', draw: (visit) => `<p class="social-proof">${total(visit)} ${said.read}.</p>` },
      {
        spot: 'below headline',
        draw: (visit) =>
          `<a class="button" href="https://apps.example/${site.name}">${total(visit)} ${said.downloads}</a>`,
      },
      {
        spot: 'middle',
        draw: (visit) =>
          `<article class="post"><h3>${site.name} #1</h3><span class="meta">${total(visit)} ${said.views} · ${few(visit)} ${said.comments} · ${few(visit)} ${said.likes}</span></article>`,
      },
      {
        spot: 'middle',
        draw: (visit) => `<section class="impact"><h2>${total(visit)}</h2><p>${said.saved}</p></section>`,
      },
    ]
    const { spot, draw } = random.pick(parts)
    return inserted(site, { spot, draw, isEntryOnly: random.chance(0.5) })
  },
}
