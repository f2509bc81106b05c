import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'inni|inne agencje|inni dostawcy|inne firmy|inne narzędzia|konkurencja|konkurenci|tradycyjny|tradycyjne agencje|tradycyjne podejście|tradycyjnie|bez nas|wcześniej|stary sposób|alternatywy|zazwyczaj|typowa agencja',
  contrast:
    'w przeciwieństwie do|w odróżnieniu od|w porównaniu z innymi|inne agencje|inne firmy|inni dostawcy|większość agencji|większość firm|wiele agencji|wiele firm|nasza konkurencja|tradycyjne agencje',
  example:
    'przykład|przykłady|przykładowe wyliczenie|przykład obliczeń|przykładowa kalkulacja|przykładowe dane|dane przykładowe|dane demonstracyjne|fikcyjny przykład|zdjęcie poglądowe|zdjęcia poglądowe|poglądowo|przykładowa opinia|opinia przykładowa',
  credits:
    'strona wykonana przez|wykonanie|wykonanie strony|realizacja|realizacja strony|projekt strony|projekt i wykonanie|projekt i realizacja|projekt graficzny|zaprojektowane przez|stworzone przez|tworzenie stron|strony internetowe|hosting|zdjęcia|fot|fotografie|autor zdjęć|ikony|ilustracje|motyw|tłumaczenie|wykonane przez|zrealizowane przez|strona stworzona przez|projekt i wdrożenie|autor strony|wykonał|wykonała|zaprojektował|zaprojektowała|stworzył|stworzyła',
  otherOffers:
    'nasze inne produkty|inne produkty|nasze pozostałe produkty|nasze inne marki|nasze pozostałe marki|nasze inne usługi|nasze marki|spółka siostrzana|spółki siostrzane|zobacz też nasze|od twórców',
}
