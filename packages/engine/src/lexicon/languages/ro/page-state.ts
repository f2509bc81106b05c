import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'domeniu de vânzare|acest domeniu este de vânzare|cumpără acest domeniu|domeniu parcat|acest domeniu a expirat|domeniul este de vânzare|acest domeniu este înregistrat',
    'coming-soon':
      'în curând|site în construcție|în construcție|pagină în construcție|în mentenanță|revenim în curând|pagină în pregătire|site ul este în construcție|deschidem în curând|lansare în curând',
    suspended: 'cont suspendat|acest cont a fost suspendat|site suspendat|găzduire suspendată',
    'default-page': 'pagină implicită a serverului',
    login:
      'autentifică te|ai uitat parola|ați uitat parola|ține mă minte|trebuie să fii autentificat|trebuie să te autentifici|introdu parola',
    'bot-wall': 'verificăm browserul|confirmă că ești om|nu sunt robot|acces interzis|accesul a fost blocat',
    error:
      'pagina nu a fost găsită|pagina nu există|pagina căutată|pagina pe care o cauți|pagină inexistentă|ceva nu a mers|pagina solicitată|pagina nu a putut fi găsită|eroare internă',
    'needs-script':
      'activați javascript|activează javascript|javascript este dezactivat|necesită javascript|trebuie să activați javascript|javascript trebuie activat|activarea javascript',
    template: 'pagină exemplu|încă un sit wordpress|site ul meu|fără titlu|salut lume|textul tău aici',
  },
  home: 'acasă|pagina principală|prima pagină|bine ați venit|bun venit|bun venit la|bine ai venit|bine ați venit la|site ul oficial|magazin oficial|pagină de start|pagina de start',
}
