import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'prova gratuita|prova gratis|periodo di prova|prova|provalo gratis|lezione di prova',
    free: 'gratis|gratuito|gratuiti|gratuitamente',
  },
  guarantees: {
    'money-back':
      'soddisfatti o rimborsati|soddisfatto o rimborsato|rimborso completo|garanzia di rimborso|soddisfazione garantita',
    warranty:
      'anni di garanzia|garanzia a vita|anno di garanzia|garanzia ufficiale|mesi di garanzia|miglior prezzo garantito',
    cancel:
      'disdici quando vuoi|annulla in qualsiasi momento|senza vincoli|senza impegno|cancella in qualsiasi momento|nessun vincolo|cancellazione gratuita|senza costi nascosti|disdetta in qualsiasi momento',
    returns: 'reso gratuito|resi gratuiti|giorni per il reso|reso facile|reso entro',
  },
  insteadOfPrice: {
    free: 'gratis|gratuito|gratuita|gratis per sempre|sempre gratis|gratuitamente',
    'on-request':
      'su richiesta|su preventivo|contattaci|personalizzato|prezzo su richiesta|richiedi un preventivo|preventivo|su misura|da concordare|richiedi preventivo|prezzo in arrivo|prezzi in arrivo|prezzo in definizione|prezzo da definire|prezzo disponibile a breve',
  },
  priceNotes: {
    from: 'da|a partire da|a partire dai',
    afterwards: 'poi|in seguito|successivamente|dopodiché',
    was: 'anziché|invece di|prima|prezzo di listino|prezzo originale|il prezzo originale era',
    popular:
      'più popolare|il più popolare|consigliato|più venduto|il più scelto|miglior valore|popolare|più scelto|consigliata|la più scelta|miglior scelta|più conveniente|il più conveniente',
    'billed-annually': 'fatturato annualmente|fatturazione annuale|pagamento annuale|con fatturazione annuale',
    'billed-monthly': 'fatturato mensilmente|fatturazione mensile|pagamento mensile',
    'no-price':
      'risparmia|risparmi|sconto|del valore di|valore|fino a|spedizione|spedizione gratuita|ordine minimo|buono|fatturato di|milioni|stipendio|cauzione|deposito|quota di iscrizione|guadagna|capitale sociale|capitale sociale i.v|fatturato annuo',
    comparison: 'rispetto a|a confronto con|concorrenti|altre agenzie|tradizionale|confronto dei costi',
    donation: 'dona|donazione|donazioni|dona ora|fai una donazione|la tua donazione|sostienici',
    cart: 'aggiungi al carrello|esaurito|disponibile|scegli|vedi prodotto|non disponibile',
  },
  periods: {
    hour: 'ora|all’ora|l’ora|ogni ora|oraria',
    day: 'giorno|al giorno|per giorno|giornaliero|notte|a notte|per notte',
    week: 'settimana|a settimana|alla settimana|settimanale|per settimana',
    weekend: 'fine settimana|a weekend',
    month: 'mese|al mese|mensile|mensili|per mese|ogni mese|mensilmente',
    quarter: 'trimestre|a trimestre|trimestrale',
    year: 'anno|all’anno|annuale|annui|per anno|ogni anno|annualmente|annuo',
    once: 'una tantum|pagamento unico|una volta|a vita',
  },
  price:
    'prezzo|prezzi|costo|canone|tariffa|quota|prezzo di vendita|prezzo di listino|prezzo scontato|prezzo unitario|il nostro prezzo',
  terms:
    'fatturazione|fatturato|fatturata|costo di attivazione|quota di iscrizione|costi di attivazione|pagamento anticipato|disdici quando vuoi|disdetta|senza vincoli|durata minima|preavviso|soddisfatti o rimborsati|iva inclusa|iva esclusa|più iva|tutti i prezzi|i prezzi|acconto|caparra|sconto|supplemento|commissione|commissioni|provvigione|spese di prenotazione|costi di servizio|spese di pulizia|pulizia finale|spese di trasferta|spese di spedizione|spese di consegna|tassa di soggiorno',
  integrations:
    'integrazioni|si integra con|compatibile con|collega i tuoi strumenti|funziona con|connettori|le nostre integrazioni',
  launches: {
    'to come':
      'prossimamente|presto disponibile|in arrivo|in preparazione|in sviluppo|in programma|non ancora disponibile|lista d’attesa',
    out: 'disponibile|ora disponibile|già disponibile|disponibile ora|lanciato|pubblicato|nuovo|novità',
  },
  durations: {
    days: 'giorni|giorno|settiman[ae]',
    months: 'mes[ei]',
  },
  sidePrices: {
    extra:
      'deposito|cauzione|colazione|cena|pranzo|asciugaman*|pulizia finale|supplemento|noleggio|biancheria|iscrizione',
    reduced: 'bambino|bambini|ragazzo|ragazzi|studente|studenti|ridotto|junior',
  },
}
