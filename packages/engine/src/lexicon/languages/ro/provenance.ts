import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'alții|alte agenții|alte firme|alte companii|alți furnizori|alte instrumente|concurența|concurenții|concurenți|tradițional|agenții tradiționale|metoda tradițională|fără noi|înainte|metoda veche|alternative|de obicei',
  contrast:
    'spre deosebire de|în contrast cu|în comparație cu alte|alte agenții|alte firme|alte companii|majoritatea agențiilor|majoritatea firmelor|majoritatea companiilor|multe agenții|multe firme|concurenții noștri|agențiile tradiționale',
  example:
    'exemplu|exemple|exemplu de calcul|date de exemplu|date demonstrative|date demo|exemplu fictiv|imagine cu titlu de prezentare|cu titlu de exemplu|imagine ilustrativă|simulare|recenzie exemplu',
  credits:
    'site realizat de|realizat de|realizare|realizare site|creat de|creare site|dezvoltat de|web design|webdesign|design|design de|găzduire|găzduit de|hosting|foto|fotografii|fotografie|fotograf|pictograme|ilustrații|temă|traducere|site creat de|site dezvoltat de|site web realizat de|site web creat de|dezvoltat și întreținut de|creat cu de|construit de|web design și dezvoltare',
  otherOffers:
    'celelalte produse ale noastre|alte produse|alte branduri|brandurile noastre|celelalte servicii|companie soră|companii surori|de la creatorii',
}
