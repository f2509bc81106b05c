import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'doména na prodej|tato doména je na prodej|doména je na prodej|koupit tuto doménu|doména je zaparkována|zaparkovaná doména|tato doména je registrována|doména byla zaregistrována',
    'coming-soon':
      'již brzy|připravujeme|stránky ve výstavbě|web ve výstavbě|ve výstavbě|stránka se připravuje|probíhá údržba|stránky jsou ve výstavbě|připravujeme nový web|brzy spustíme|v rekonstrukci|stránky v přípravě|brzy otevíráme|pracujeme na nových stránkách|web připravujeme',
    suspended:
      'účet byl pozastaven|účet pozastaven|web byl pozastaven|stránky byly pozastaveny|služba byla pozastavena',
    'default-page': 'výchozí stránka serveru|výchozí stránka',
    login:
      'přihlaste se|zapomenuté heslo|zapomněli jste heslo|zapamatovat si mě|musíte se přihlásit|zadejte heslo|zůstat přihlášen',
    'bot-wall':
      'kontrola vašeho prohlížeče|ověřte že jste člověk|nejsem robot|přístup odepřen|přístup byl odepřen|byli jste zablokováni',
    error:
      'stránka nenalezena|stránka nebyla nalezena|stránka neexistuje|hledaná stránka|požadovaná stránka|interní chyba serveru|něco se pokazilo|stránku se nepodařilo najít|tato stránka neexistuje',
    'needs-script':
      'zapněte javascript|povolte javascript|zapněte si javascript|javascript je vypnutý|vyžaduje javascript|je nutné povolit javascript|musíte povolit javascript|máte vypnutý javascript',
    template: 'ukázková stránka|další web používající wordpress|můj web|bez názvu|ahoj světe|váš text|zkušební stránka',
  },
  home: 'úvod|domů|domovská stránka|hlavní stránka|úvodní stránka|úvodní strana|vítejte|vítejte na|vítejte v|oficiální stránky|oficiální web|oficiální webové stránky|oficiální e-shop|hlavní strana|titulní strana',
}
