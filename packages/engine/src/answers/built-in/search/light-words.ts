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
  personas comprar ver quedar quiero quiere usar sirve hacerlo hago
  until become becomes became while times themselves single cannot kept self next set sets name done case cases afterwards
  along particular general type types real full went off once somebody something anything everything nobody left several plus
  ten fifth fifty give gives given gave receive receives received seen handled ever never always yet still again back own both
  either neither rather quite just even else around about whole during within across towards upon whether although though
  however instead otherwise let lets make makes put puts take takes took taken got gotten want wants wanted wish wishes
  wishing look looks looking find finds know knows knowing think say says said mean turn turns thing things way ways bit lot
  lots kind kinds sort sorts actually basically probably maybe perhaps please later nowadays side service source non euros 12
  15 20 50 100 200 500 meine meinen meiner meinem mein ab oft wahrend eigenen eigene eigener eigenes komme kommst kame zuruck
  tut halt halten pro gilt gelten um werde werden wurde schafft schaffen einsetzen setze setzt setzen woher da vielen viele
  viel geschieht passiert passieren ersten erste erster erstes letzte letzten bestimmte bestimmten bestimmter jedem jeden
  jemanden niemand etwas nichts gebe gibt geben gebt holen hole holt behalten selben dieselbe derselbe zwischen hinterher
  danach davor vorher nachher stellt stellen steckt stecke zieht ziehen funfte funften zweit ganz mehrere gleichzeitig erhalte
  erhalt erhalten zeiten mal male immer nie wieder noch erst dann wann sonst ausserdem trotzdem obwohl falls sobald solange
  seit bis gegen ohne innerhalb ausserhalb wer wen wem irgendwo irgendwie irgendein eigentlich denn eben wohl vielleicht bitte
  gern gerne lieber finde findet finden weiss wissen kenne kennt heisst heissen mache macht machen nehme nimmt nehmen lege
  legt legen liegt liegen sei ware hatte hat haben habt konnte konnt konnten sollte sollten durfte sache sachen ding dinge art
  arten weise fall uhr drin darin dafur damit dazu daran darauf davon 13 pendant apres avant lors fois prennent prend prends
  pris prise eux devenir devient lieu fait faites faire fais viennent viens servent tiennent obtient peut peuvent pouvez puis
  jusqu seuls plusieurs cas trop moi toi lui meme memes aussi encore toujours jamais souvent parfois bientot tard tot lorsque
  quand dont hors sur vers chez entre depuis des afin ainsi alors donc car puisque malgre passent passe passer laisser laisse
  laissez recevoir recoit recoivent reconnait consiste possede posseder suite prochaine prochain nouveaux nouvelle nouvelles
  dernier derniere derniers premier premiere ont ete etais etait sera seront serait mettre met mettez donne donner donnez
  trouver trouve trouvez savoir sait sais connaitre dire dit dites falloir faut chose choses truc trucs facon maniere sorte
  sortes genre cote bout etat moins tres assez beaucoup peu tout tous toutes quelque quelques certain certains certaine chaque
  autre autres moment 400 000 puedo puede pueden podeis podemos ponen pone poner pongo antes durante despues tras queda quedan
  quedarse sale salen saca doy dan dar dais entra entrar ahi alli aqui falta faltan hace hacen hacer haces hecho mano vez
  veces propio propia propios propias solo solos sola solas sirven obtiene obtienen recibir reciben dejan dejar dejo mientras
  mio mia mios mi mis tu tus ti primer primero primera proxima proximo ultimo ultima ultimos adonde donde cuando arriba abajo
  dentro fuera volver vuelvo vuelve trae traen traigo acuden acude vienen vengo venis manda mandan toman toma tomo suele
  suelen sigue siguen pide piden pido aguanta cosa cosas tipo tipos forma formas manera modo caso siempre nunca jamas todavia
  aun ya tambien tampoco ademas aunque porque pues segun sino hasta desde hacia sobre sin con contra algo nada alguno alguna
  algunos nadie otro otra otros otras mismo misma mismos tan tanto mucho mucha muchos poco poca pocos bastante demasiado
  quizas acaso favor gustaria quisiera querer quieren encontrar encuentro encuentra saber se sabe decir dice dime hay habia
  sea sean era fue ser estar esta estan estoy tengo tiene tienen tener teneis uno unos verlo 16 echtem falle einzeln raus
  rendez soi flash social`

const lightWords: ReadonlySet<string> = new Set(list.split(/\s+/))

export const isLightWord = (word: string): boolean => lightWords.has(word)
