import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'altri|gli altri|altre agenzie|altri fornitori|altre aziende|altri strumenti|altre soluzioni|concorrenti|la concorrenza|concorrenza|tradizionale|metodo tradizionale|agenzie tradizionali|agenzia tradizionale|senza di noi|prima|convenzionale|alternative|tipica agenzia',
  contrast:
    'a differenza di|a differenza delle|a differenza dei|a differenza degli|al contrario di|rispetto ad altri|rispetto alle altre|altre agenzie|altre aziende|la maggior parte delle agenzie|la maggior parte delle aziende|molte agenzie|molte aziende|i nostri concorrenti|i metodi tradizionali',
  example:
    'esempio|esempi|esempio di calcolo|esempio pratico|dati di esempio|dati dimostrativi|esempio fittizio|a titolo di esempio|a scopo illustrativo|immagine a scopo illustrativo|simulazione|recensione di esempio|testimonianza di esempio|fittizio',
  credits:
    'sito web di|sito realizzato da|realizzazione sito|realizzazione|realizzato da|sviluppato da|creato da|web design|webdesign|web design di|progettato da|design di|powered by|hosting|foto di|fotografie di|fotografia|crediti|crediti fotografici|icone di|illustrazioni di|tema di|traduzione|sito web realizzato da|sito creato da|sito sviluppato da|realizzazione siti web|realizzazione siti internet|realizzazione sito web|fatto da|fatto con da|ideato e realizzato da|progettato e sviluppato da|sviluppo web',
  otherOffers:
    'i nostri altri prodotti|altri prodotti|i nostri altri marchi|i nostri altri servizi|i nostri altri progetti|i nostri marchi|aziende sorelle|azienda sorella|dai creatori di|scopri anche i nostri',
}
