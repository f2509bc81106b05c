import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial:
      'okres próbny|bezpłatny okres próbny|darmowy okres próbny|wypróbuj za darmo|wersja próbna|wypróbuj bezpłatnie|lekcja próbna',
    free: 'za darmo|bezpłatnie|gratis|darmowe|bezpłatne',
  },
  guarantees: {
    'money-back': 'gwarancja zwrotu pieniędzy|zwrot pieniędzy|gwarancja satysfakcji|pełny zwrot',
    warranty:
      'lat gwarancji|lata gwarancji|rok gwarancji|dożywotnia gwarancja|gwarancja najniższej ceny|miesięcy gwarancji|miesiące gwarancji',
    cancel:
      'anuluj w dowolnym momencie|bez zobowiązań|rezygnacja w każdej chwili|możesz zrezygnować w każdej chwili|bez ukrytych opłat|bez umowy na czas|bezpłatne anulowanie|bez ukrytych kosztów',
    returns: 'darmowy zwrot|darmowe zwroty|dni na zwrot|bezpłatny zwrot|bezpłatne zwroty',
  },
  insteadOfPrice: {
    free: 'bezpłatnie|darmowy|za darmo|bezpłatny|darmowe|zawsze za darmo|gratis|bezpłatne|darmowa',
    'on-request':
      'na zapytanie|skontaktuj się|wycena indywidualna|cena na zapytanie|indywidualnie|do uzgodnienia|zapytaj o cenę|cena indywidualna|skontaktuj się z nami|indywidualna wycena|wyceniamy indywidualnie|cena wkrótce|ceny wkrótce|cena do ustalenia|cena zostanie podana',
  },
  priceNotes: {
    from: 'od|już od',
    afterwards: 'potem|następnie|później',
    was: 'zamiast|cena regularna|poprzednia cena|przed|pierwotna cena wynosiła|najniższa cena',
    popular:
      'najpopularniejszy|najczęściej wybierany|polecany|popularny|bestseller|rekomendowany|najlepszy wybór|najpopularniejsze|polecane|najkorzystniejszy|najlepsza oferta|hit|rekomendowane',
    'billed-annually':
      'płatne rocznie|rozliczane rocznie|płatność roczna|rozliczenie roczne|przy płatności rocznej|fakturowane rocznie',
    'billed-monthly': 'płatne miesięcznie|rozliczane miesięcznie|płatność miesięczna|rozliczenie miesięczne',
    'no-price':
      'oszczędź|oszczędzasz|rabat|o wartości|wartość|do|dostawa|darmowa dostawa|minimalne zamówienie|przychód|wygraj|mln|pensja|kaucja|zniżka|powyżej|wpisowe|kapitał zakładowy|kapitał zakładowy wynosi|obroty|roczny obrót',
    comparison: 'w porównaniu z|konkurencja|inne agencje|tradycyjny',
    donation: 'wesprzyj|darowizna|wpłać|twoja darowizna|przekaż darowiznę',
    cart: 'dodaj do koszyka|do koszyka|wyprzedane|w magazynie|wybierz opcje|niedostępny',
  },
  periods: {
    hour: 'godzina|godz|za godzinę|godzinę|na godzinę',
    day: 'dzień|za dzień|dziennie|noc|za noc|doba|za dobę|dobę',
    week: 'tydzień|za tydzień|tygodniowo|tyg|na tydzień',
    weekend: 'za weekend',
    month: 'miesiąc|miesięcznie|mies|za miesiąc|na miesiąc|mc|msc',
    quarter: 'kwartał|kwartalnie|za kwartał',
    year: 'rok|rocznie|za rok|na rok|roczna|roczny',
    once: 'jednorazowo|jednorazowa|jednorazowa opłata|płatność jednorazowa|dożywotnio',
  },
  price: 'cena|ceny|koszt|opłata|cena regularna|cena promocyjna|cena sprzedaży|nasza cena|cena brutto|cena netto',
  terms:
    'rozliczenie|rozliczane|płatność z góry|opłata aktywacyjna|opłata wpisowa|wpisowe|opłata instalacyjna|rezygnacja w każdej chwili|okres wypowiedzenia|bez umowy|minimalny okres|umowa na czas|gwarancja zwrotu|netto|brutto|plus vat|wszystkie ceny|ceny zawierają|zaliczka|kaucja|rabat|dopłata|cennik|prowizja|prowizja od sukcesu|opłata rezerwacyjna|opłata serwisowa|opłata transakcyjna|opłata za sprzątanie|koszt dojazdu|dojazd|koszt dostawy|koszt wysyłki|opłata klimatyczna',
  integrations: 'integracje|integruje się z|współpracuje z|kompatybilny z|nasze integracje|połącz swoje narzędzia',
  launches: {
    'to come':
      'wkrótce|wkrótce dostępne|już wkrótce|w przygotowaniu|w trakcie tworzenia|planowane|jeszcze niedostępne|lista oczekujących',
    out: 'dostępne|już dostępne|dostępne teraz|teraz dostępne|wydane|nowość|nowe',
  },
  durations: {
    days: 'dni|dzien|tygodni\\S*',
    months: 'miesiac\\S*|mies',
  },
  sidePrices: {
    extra: 'kaucja|sniadanie|obiadokolacja|oplata|doplata|recznik*|posciel|wypozyczenie|dostawa',
    reduced: 'dziec*|ucz*|student*|ulgowy',
  },
}
