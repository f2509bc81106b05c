/**
 * Words that add little to what a question is about, folded: pages say the same without them. Where they stand on a page they
 * count as others do; where they stand on none, little is missing.
 */
const list = `get gets getting go goes going come comes coming fit fits hold holds bring brings allowed possible available provide provides
  handle handles deal talk talking speak speaking try keep keeps learn early late old new different difference normal usual usually
  standard simple easy special extra additional minimum maximum max min total average currently today now soon already sure really
  directly myself alone together everyone anyone someone part stay happen send sends ask people person exactly buy see run runs
  passen passt rein gehen geht kommen kommt bekommen bekommt moglich verfugbar erlaubt mitbringen mitnehmen darf durfen muss mussen
  musst zusatzlich ublich maximal mindestens minimal insgesamt durchschnittlich aktuell heute jetzt schon bereits selbst allein zusammen
  jemand jeder jede alle direkt wirklich etwa ungefahr neu alt verschieden einfach speziell leute person personen kaufen sehen lauft
  lasst lassen sagt stehen bleiben tun wollen will mochte mochten dabei rund extra normal
  aller venir vient obtenir possible disponible permis apporter prendre supplementaire habituel maximum minimum total moyen actuellement
  aujourd hui maintenant deja seul ensemble quelqu chacun directement vraiment environ nouveau ancien different simple special tenir
  tient rentrer gens personne personnes acheter voir rester veux veut vouloir souhaite utiliser sert
  ir venir viene obtener posible disponible permitido traer llevar tomar adicional habitual maximo minimo promedio actualmente hoy
  ahora juntos alguien cada directamente realmente aproximadamente nuevo viejo diferente especial caben cabe entran gente persona
  personas comprar ver quedar quiero quiere usar sirve hacerlo hago`

const lightWords: ReadonlySet<string> = new Set(list.split(/\s+/))

export const isLightWord = (word: string): boolean => lightWords.has(word)
