// Menu, price toggle and cookie note. Everything works without it except the toggle.
const toggle = document.querySelector('.menu-toggle')
const menu = document.getElementById('mobile-menu')
toggle.addEventListener('click', () => {
  const open = menu.classList.toggle('open')
  toggle.setAttribute('aria-expanded', String(open))
})

const cookie = document.getElementById('cookie')
if (document.cookie.includes('tm_seen=1')) cookie.hidden = true
for (const b of document.querySelectorAll('[data-cookie]')) {
  b.addEventListener('click', () => {
    document.cookie = 'tm_seen=1; max-age=31536000; path=/; samesite=lax'
    cookie.hidden = true
  })
}

for (const b of document.querySelectorAll('[data-billing]')) {
  b.addEventListener('click', () => {
    for (const o of document.querySelectorAll('[data-billing]')) o.setAttribute('aria-pressed', String(o === b))
    for (const p of document.querySelectorAll('.price')) p.hidden = p.dataset.period !== b.dataset.billing
  })
}
