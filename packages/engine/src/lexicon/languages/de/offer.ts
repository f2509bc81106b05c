import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial:
      'testphase|probezeit|kostenlos testen|gratis testen|testversion|probetraining|testzeitraum|unverbindlich testen|probestunde|probeabo|kostenloses probetraining|testen|probewoche|probemonat|schnupperstunde',
    free: 'kostenlos|gratis|kostenfrei|umsonst|kostenlose|kostenloser|kostenloses|gratismonat',
  },
  guarantees: {
    'money-back':
      'geld-zurück-garantie|geld zurück garantie|geld zurück|zufriedenheitsgarantie|volle rückerstattung|geldzurückgarantie|zufrieden oder geld zurück|geld-zurück',
    warranty:
      'jahre garantie|jahr garantie|lebenslange garantie|herstellergarantie|jahre gewährleistung|garantie auf|monate garantie|bestpreisgarantie|preisgarantie|tiefpreisgarantie',
    cancel:
      'jederzeit kündbar|monatlich kündbar|jederzeit kündigen|ohne vertragsbindung|keine vertragsbindung|ohne mindestlaufzeit|keine mindestlaufzeit|keine vertragslaufzeit|jederzeit kündigbar|täglich kündbar|ohne mindestvertragslaufzeit|keine versteckten kosten|ohne versteckte kosten',
    returns:
      'kostenlose rücksendung|kostenloser rückversand|kostenlose retoure|tage rückgaberecht|tage rückgabe|kostenlose rückgabe|gratis rückversand|tage widerrufsrecht|kostenlose retouren',
  },
  insteadOfPrice: {
    free: 'kostenlos|gratis|kostenfrei|umsonst|dauerhaft kostenlos|für immer kostenlos|unentgeltlich|gebührenfrei',
    'on-request':
      'auf anfrage|preis auf anfrage|preise auf anfrage|individuell|individuelles angebot|nach vereinbarung|kontaktieren sie uns|angebot anfordern|nach absprache|nach aufwand|individueller preis|kontakt aufnehmen|angebot anfragen|jetzt anfragen|sprechen sie uns an|auf nachfrage|individuelle preise|preis nach absprache|preis folgt|preise folgen|preis folgt in kürze|preis in kürze|preis noch offen|preis wird noch bekannt gegeben',
  },
  priceNotes: {
    from: 'ab|schon ab|bereits ab|beginnend bei',
    afterwards: 'danach|dann|anschließend|danach nur|dann nur',
    was: 'statt|bisher|uvp|vorher|anstatt|regulär|früher|ursprünglich|normalpreis|alter preis|ursprünglicher preis',
    popular:
      'beliebt|am beliebtesten|beliebteste|meistgewählt|empfohlen|bestseller|unsere empfehlung|beliebtester tarif|top tarif|preis-leistungs-sieger|topseller|empfehlung|am beliebtesten|beliebteste wahl|top-seller|günstigster tarif|bestes angebot|beste wahl|unser tipp|preistipp|am häufigsten gewählt|sehr beliebt',
    'billed-annually':
      'bei jährlicher zahlung|jährliche abrechnung|jährlich abgerechnet|bei jährlicher abrechnung|jährliche zahlung|abrechnung jährlich|jährlich zahlbar|jährliche zahlweise|bei jahreszahlung',
    'billed-monthly':
      'monatlich abgerechnet|monatliche abrechnung|monatliche zahlung|bei monatlicher zahlung|monatlich zahlbar|monatliche zahlweise',
    'no-price':
      'sparen|sparen sie|ersparnis|rabatt|umsatz|im wert von|wert|bis zu|gutschein|guthaben|versandkostenfrei|versand|ab einem bestellwert|bestellwert|mindestbestellwert|mindestbestellmenge|gewinnen|gewinn|gespendet|versandkosten|kaution|anmeldegebühr|aufnahmegebühr|startgebühr|bearbeitungsgebühr|gehalt|millionen|mio|mrd|förderung|zuschuss|deckungssumme|versichert bis|einsparung|günstiger|nachlass|pfand|über|stammkapital|grundkapital|jahresumsatz|haftungskapital|versicherungssumme',
    comparison:
      'im vergleich zu|verglichen mit|herkömmlich|andere anbieter|wettbewerber|mitbewerber|marktüblich|konkurrenz|kostenvergleich|klassische agentur',
    donation: 'spenden|spende|jetzt spenden|ihre spende|deine spende|spendenbetrag|patenschaft|fördermitglied',
    cart: 'in den warenkorb|in den einkaufswagen|ausverkauft|auf lager|ausführung wählen|zum produkt|schnellansicht|auf die wunschliste|lieferbar|nicht vorrätig',
  },
  periods: {
    hour: 'stunde|std|pro stunde|je stunde|stündlich|die stunde|h',
    day: 'tag|pro tag|je tag|täglich|am tag|nacht|pro nacht|je nacht|übernachtung|pro übernachtung',
    week: 'woche|pro woche|je woche|wöchentlich|wtl|die woche',
    weekend: 'wochenende|pro wochenende|am wochenende',
    month: 'monat|pro monat|monatlich|mtl|je monat|im monat|mntl|monatl|den monat',
    quarter: 'quartal|pro quartal|vierteljährlich|vierteljahr',
    year: 'jahr|pro jahr|jährlich|im jahr|je jahr|p. a.|jährl|das jahr|jahresbeitrag',
    once: 'einmalig|einmalzahlung|einmal|einmalige zahlung|lebenslang',
  },
  price:
    'preis|preise|kosten|gebühr|gebühren|beitrag|verkaufspreis|normaler preis|angebotspreis|unser preis|stückpreis|gesamtpreis|teilnahmegebühr|kursgebühr|grundpreis',
  terms:
    'abrechnung|abgerechnet|monatliche abrechnung|jährliche abrechnung|einrichtungsgebühr|anmeldegebühr|aktivierungsgebühr|startgebühr|grundgebühr|monatlich kündbar|jederzeit kündbar|kündigungsfrist|mindestlaufzeit|vertragslaufzeit|laufzeit|geld-zurück-garantie|zzgl mwst|inkl mwst|zuzüglich mehrwertsteuer|alle preise|preise verstehen sich|preise gelten|anzahlung|kaution|rabatt|zuschlag|aufpreis|preisliste|im voraus|provision|erfolgsprovision|vermittlungsprovision|buchungsgebühr|servicegebühr|transaktionsgebühr|bearbeitungsgebühr|endreinigung|reinigungsgebühr|anfahrtspauschale|anfahrt|fahrtkosten|versandkosten|liefergebühr|aufnahmegebühr',
  integrations:
    'integrationen|schnittstellen|funktioniert mit|verbindet sich mit|kompatibel mit|arbeitet mit|unsere integrationen|nahtlose integration|verbinden sie ihre tools|ihre lieblingstools|passt zu ihren tools',
  launches: {
    'to come':
      'demnächst|bald verfügbar|in kürze|in kürze verfügbar|in vorbereitung|in entwicklung|geplant|in arbeit|kommt bald|noch nicht verfügbar|warteliste|vorschau',
    out: 'jetzt verfügbar|ab sofort verfügbar|verfügbar|ab sofort|jetzt erhältlich|erhältlich|veröffentlicht|neu|live',
  },
  durations: {
    days: 'tage?n?|wochen?',
    months: 'monate?n?',
  },
  sidePrices: {
    extra:
      'kaution|gebuhr*|anmeldegebuhr|aufnahmegebuhr|bearbeitungsgebuhr|aufpreis|zuschlag|leih*|fruhstuck|abendessen|bettwasche|handtucher|endreinigung|anfahrt|wartezeit|gutschein*|versand',
    reduced: 'kind|kinder|jugend|jugendliche*|schuler*|studierende*|student*|ermassigt|rentner',
  },
}
