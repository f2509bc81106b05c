import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'domena na sprzedaż|ta domena jest na sprzedaż|domena jest na sprzedaż|kup tę domenę|domena zaparkowana|ta domena wygasła|domena wygasła|domena została zarejestrowana|ta domena może być na sprzedaż|domena zarezerwowana|oferta sprzedaży domeny',
    'coming-soon':
      'już wkrótce|strona w budowie|w budowie|witryna w budowie|strona w przygotowaniu|w przygotowaniu|przerwa techniczna|prace techniczne|wkrótce otwarcie|wracamy wkrótce|strona w przebudowie|zapraszamy wkrótce|wkrótce dostępne',
    suspended:
      'konto zawieszone|strona zawieszona|usługa zawieszona|konto zostało zablokowane|strona została zablokowana|hosting wygasł',
    'default-page': 'domyślna strona serwera|strona domyślna',
    login:
      'zaloguj się aby kontynuować|nie pamiętasz hasła|zapomniałeś hasła|zapamiętaj mnie|musisz się zalogować|wpisz hasło|przypomnij hasło',
    'bot-wall':
      'sprawdzanie przeglądarki|potwierdź że jesteś człowiekiem|nie jestem robotem|odmowa dostępu|dostęp zabroniony|zostałeś zablokowany|weryfikacja bezpieczeństwa',
    error:
      'nie znaleziono strony|strona nie została znaleziona|strona nie istnieje|strony nie znaleziono|podana strona|strona której szukasz|wewnętrzny błąd serwera|coś poszło nie tak|ta strona nie istnieje|nie ma takiej strony',
    'needs-script':
      'włącz javascript|włącz obsługę javascript|javascript jest wyłączony|wymaga javascript|wymaga włączonej obsługi javascript|musisz włączyć javascript|obsługa javascript|wymagany javascript',
    template:
      'przykładowa strona|kolejna witryna oparta na wordpressie|moja strona|bez tytułu|witaj świecie|twój tekst|kolejna strona wordpress',
  },
  home: 'strona główna|główna|witamy|witamy w|witamy na|witamy na stronie|oficjalna strona|oficjalna strona internetowa|oficjalny sklep|oficjalna witryna|strona startowa|oficjalny sklep internetowy',
}
