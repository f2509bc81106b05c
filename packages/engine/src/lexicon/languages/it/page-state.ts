import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'questo dominio è in vendita|dominio in vendita|acquista questo dominio|dominio parcheggiato|dominio scaduto|questo dominio è scaduto|questo dominio è stato registrato|il dominio è in vendita',
    'coming-soon':
      'prossimamente|sito in costruzione|in costruzione|sito in manutenzione|in manutenzione|presto online|a breve online|pagina in costruzione|pagina in preparazione|torneremo presto|in allestimento|sito in allestimento|prossima apertura',
    suspended:
      'account sospeso|sito sospeso|questo account è stato sospeso|sito disattivato|servizio sospeso|hosting sospeso',
    'default-page': 'pagina predefinita del server|pagina di cortesia|pagina di default',
    login:
      'accedi al tuo account|accedi per continuare|password dimenticata|ricordami|hai dimenticato la password|effettua il login|inserisci la password|accesso riservato|devi effettuare l’accesso',
    'bot-wall':
      'verifica del browser in corso|verifica di essere umano|conferma di essere umano|non sono un robot|accesso negato|sei stato bloccato|verifica di sicurezza|accesso bloccato',
    error:
      'pagina non trovata|la pagina che stai cercando|la pagina richiesta|questa pagina non esiste|pagina inesistente|errore interno del server|qualcosa è andato storto|impossibile trovare la pagina|la pagina non esiste|pagina non disponibile',
    'needs-script':
      'abilita javascript|abilitare javascript|javascript è disabilitato|attiva javascript|richiede javascript|è necessario abilitare javascript|javascript disabilitato|attivare javascript',
    template:
      'pagina di esempio|un nuovo sito targato wordpress|un altro sito wordpress|il mio sito|documento senza titolo|senza titolo|ciao mondo|il tuo testo qui',
  },
  home: 'pagina iniziale|benvenuto|benvenuti|benvenuti su|benvenuti in|benvenuti da|benvenuti nel|sito ufficiale|il sito ufficiale|sito web ufficiale|sito ufficiale di|il sito ufficiale di|homepage ufficiale|negozio ufficiale|pagina principale',
}
