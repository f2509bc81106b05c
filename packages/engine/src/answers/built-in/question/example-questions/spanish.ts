/** Questions in Spanish, by what they ask for. `Acme` stands for any brand. */
import type { ExampleTable } from './example-table.ts'

export const spanishQuestions: ExampleTable = {
  summary: `
¿De qué se trata?
Resúmeme el informe
¿Quiénes son, en dos frases?
Dame una visión general
¿Qué es Acme?
Hazme un resumen rápido
Cuéntame de esta empresa
¿Qué debo saber de la marca?
Resumen
Lo más importante del informe, por favor
Tengo una reunión en cinco minutos, ponme al día
¿Cuáles son las conclusiones principales?
Preséntame la marca como si no la conociera
Explícame en tres líneas quién está detrás de este sitio
¿Qué has averiguado de ellos?
En pocas palabras, ¿qué son?
Síntesis ejecutiva
¿Podría darme un panorama de la compañía?
ficha rápida de la empresa
¿Me puedes describir la clínica en general?
Háblame del club
Puntos clave del análisis
¿Con qué me quedo de todo esto?
No conozco esta firma, ¿me la explicas?
¿Qué cuenta la web, a grandes rasgos?
Versión corta del informe
Quiero un resumen para mi jefa
¿Qué onda con esta marca?
¿Cómo describirías Acme a alguien que no la conoce?
Dime lo esencial
¿Qué dice el informe en conjunto?
Sobre la empresa, algo breve
A modo de introducción, ¿qué es esto?
TL;DR
Retrato de la marca
¿Qué imagen general deja el estudio?
Necesito una idea global antes de visitarlos
que es esta pagina
¿Quién es esta gente y qué hace?
Descríbeme la organización en un párrafo
Empecemos por lo básico: ¿qué es?
Balance general, por favor
¿Qué sacáis en claro del sitio?
Ponme en contexto
Información general de la marca
`,
  category: `
¿A qué sector pertenecen?
¿Qué tipo de empresa es?
¿A qué se dedican?
¿Es una agencia o una empresa de software?
¿En qué mercado compiten?
¿Cuál es su giro?
¿Qué clase de negocio es?
¿En qué categoría se ubican?
Sector
¿Es un restaurante o una cafetería?
¿Cuál es su actividad principal?
¿Qué clase de producto es Acme?
¿Es una ONG o una empresa con ánimo de lucro?
¿Cómo se llama lo que hacen?
¿Cuál es el rubro?
¿Se definen como consultora, estudio o taller?
¿De qué ramo son?
¿Es un CRM o qué es?
¿A qué industria pertenece la marca?
¿Qué profesión ejercen?
¿Es una fintech o un banco?
¿En qué ámbito trabajan?
¿Fabrican o revenden?
¿Qué etiqueta de mercado usan para sí mismos?
a que se dedica la empresa
¿Es una escuela, una academia o un colegio?
¿De qué vive este negocio?
¿Qué es exactamente: plataforma, app o servicio?
¿Cuál es su especialidad como negocio?
¿En qué campo se mueven?
¿Es un hotel o apartamentos turísticos?
La clínica, ¿es dental, estética o veterinaria?
¿De qué es el club?
¿En qué casilla los pondrías: salud, finanzas, educación?
¿Es B2B SaaS o consultoría?
¿Qué oficio tienen?
¿Dónde encaja su producto entre las categorías existentes?
¿Qué naturaleza tiene esta organización?
Su línea de negocio, ¿cuál es?
¿Es una tienda online?
Categoría de producto, por favor
¿Con qué nombre de categoría se presentan?
¿Son despacho de abogados o gestoría?
¿En qué trabajan?
¿Qué hacen estos, de qué van?
`,
  name: `
¿Cómo se llama la empresa?
Nombre de la marca
¿Cuál es el nombre exacto?
¿Cómo se escribe el nombre?
¿Usan siglas o el nombre completo?
¿Hay variantes del nombre?
¿El nombre lleva mayúscula?
¿Se escribe junto o separado?
¿Con qué nombre se presentan?
¿Aparece el nombre siempre igual en la web?
¿Qué nombre pongo en mi presentación?
¿Tienen algún nombre corto?
¿Acme o Acme Labs?
nombre correcto porfa
¿Bajo qué denominación se los conoce?
¿Cómo se llama el club?
¿Cuál es la forma oficial del nombre?
¿El nombre lleva tilde?
¿La clínica usa más de un nombre?
¿Cómo dijiste que se llamaban?
¿Qué abreviatura usan?
¿Se dice de una forma u otra el nombre de la marca?
Quiero citar bien a la empresa, ¿cómo la nombro?
¿Qué grafías del nombre encontraste?
¿Cómo se hacen llamar?
`,
  audience: `
¿A quién se dirige?
¿Para quién es?
¿Cuál es su público objetivo?
Quisiera saber a quién le hablan
¿A quién le venden?
Público
¿Qué tipo de clientela buscan?
¿Es para particulares o para empresas?
¿Apuntan a pymes o a grandes corporaciones?
¿Quién compra ahí?
¿A qué segmento se dirigen?
¿Quién debería usar Acme?
Target
¿Es B2B o B2C?
¿Sirve para autónomos?
¿Va dirigido a principiantes o a expertos?
¿Qué edad tiene su público?
¿A quién quieren atraer?
¿Para qué tipo de persona está pensado?
¿Quién va a ese club?
¿A qué pacientes atiende la clínica, en general?
¿Qué perfiles quiere alcanzar la marca?
¿Es para alguien como yo?
publico meta?
¿A qué empresas les interesa esto?
¿Quién es el usuario previsto?
¿Está orientado a familias?
Cuando dicen «tú» en los textos, ¿a quién se refieren?
¿A quién intenta seducir la marca?
¿Qué clientes tienen en mente?
¿Le hablan a directivos o a técnicos?
¿Es para todo el mundo o para un nicho?
¿Qué grupos de personas atiende la fundación?
¿A quiénes está destinado el servicio?
¿Quién los necesita?
¿A qué profesionales va dirigido?
¿Les interesa el público joven?
Dime para quién trabajan sobre todo
¿Busca clientes de alto poder adquisitivo?
¿Qué visitantes espera la web?
¿Está hecho para estudiantes?
¿Quién sacaría provecho de sus servicios?
¿A quién apunta la comunicación?
Segmentos de clientes, por favor
¿Con quién quieren hacer negocio?
`,
  personas: `
¿Cuáles son los buyer personas?
Describe al cliente ideal
¿Qué motiva a sus clientes?
¿Qué haría dudar a un visitante?
¿Qué objeciones tendría un comprador?
¿Qué miedos tienen sus clientes?
Personas
Hazme el retrato robot del comprador
¿Cuántas personas tipo hay?
¿Qué objetivos tiene cada perfil?
¿Qué dispara la búsqueda de este servicio?
¿Qué dolores viven sus usuarios en el día a día?
¿Por qué canales se llega a esos perfiles?
¿Qué diría el cliente típico con sus palabras?
¿Qué frena la compra?
¿Por qué alguien diría que no?
Detalla el perfil del primer persona
¿Qué espera la gente que llega a esta web?
¿Qué necesidades tienen los distintos perfiles?
¿Qué preocupa a un futuro paciente?
Cuéntame un día en la vida de su cliente
¿Qué edad, trabajo y situación tienen los perfiles?
¿Dónde se informa esta gente?
¿Con qué sueña su cliente?
¿Qué inquietudes tienen los padres que apuntan a sus hijos?
Frustraciones y motivaciones de los compradores
¿Qué evento lleva a un cliente a contactarlos?
Compara los perfiles de cliente
fichas de persona porfa
¿Quién toma la decisión de compra y qué quiere?
¿Qué razones profundas acercan a alguien a la marca?
¿Qué argumentos vencerían las reticencias?
¿Qué pasa por la cabeza del comprador?
¿Cómo es el cliente típico del club?
¿Qué dudas tendría una directora de RR. HH. ante esto?
¿Qué temen perder quienes no se deciden?
¿Hay una cita que resuma al persona?
Arquetipos de clientes con metas y barreras
¿Qué buscan lograr sus usuarios?
¿Cuáles son los perfiles detallados de clientes?
¿Qué quiere Marta, la gerente de operaciones?
¿Qué echa para atrás a la gente?
Pains y gains del cliente
¿Quién es el persona principal?
¿Qué les quita el sueño a los clientes de Acme?
`,
  archetype: `
¿Cuál es el arquetipo de la marca?
Arquetipo
¿Es un Sabio o un Héroe?
¿Por qué ese arquetipo?
Explica el arquetipo elegido
¿Qué personaje de Jung representa a la marca?
¿Son más Explorador o Creador?
De los doce arquetipos, ¿cuál es Acme?
¿Qué arquetipo domina?
¿En qué te basas para decir que es el Cuidador?
¿Con qué figura mítica se identifica la marca?
¿Es un Mago, un Gobernante o un Rebelde?
¿Cómo se reparte la mezcla de arquetipos?
Justifica el arquetipo
¿Qué significa ese arquetipo para la empresa?
arquetipo principal y motivo
¿Cuál sería el arquetipo de la clínica?
¿Por qué no el Amante?
¿Qué señales de la web apuntan a ese arquetipo?
Brand archetype
¿Qué implica ser el Bufón?
¿La marca actúa como el Hombre Corriente?
¿En qué lugar de la rueda de arquetipos están?
¿Qué porcentaje tiene cada arquetipo?
Me sorprende el arquetipo, ¿de dónde sale?
Si la marca fuera un personaje de cuento, ¿cuál?
¿Qué los hace un Inocente?
¿Qué arquetipo encarna el club?
Describe el arquetipo en pocas palabras
¿Forajido o sabio, qué son?
¿Cómo determinaron el arquetipo?
¿Cuál es el perfil jungiano?
¿Se nota el arquetipo en sus textos?
¿Creador, en serio? ¿Con qué pruebas?
Quisiera el arquetipo con su explicación
¿Qué arquetipo de marca le va mejor a su historia?
¿A qué arquetipo pertenece Acme?
que arquetipo tiene la marca
¿Guía, mentor o héroe?
¿Qué rol arquetípico desempeña la empresa?
¿Es típico del Cuidador lo que hacen?
¿Qué modelo de arquetipo siguen?
¿Cuál de los arquetipos clásicos se les ajusta?
Dime qué arquetipo sale con más fuerza
El arquetipo de esta fundación, ¿cuál es y por qué?
`,
  secondArchetype: `
¿Hay un arquetipo secundario?
¿Cuál es el segundo arquetipo?
Arquetipo secundario
¿Qué otro arquetipo se nota?
¿Y después del principal, cuál viene?
¿Con qué arquetipo se mezcla el Sabio?
¿Tiene un toque de algún otro arquetipo?
¿Qué arquetipo complementa al primero?
El número dos de los arquetipos, ¿cuál es?
¿Por qué el Creador queda segundo?
¿Qué arquetipo de apoyo tienen?
Aparte del dominante, ¿cuál asoma?
arquetipo nº 2
¿Existe un segundo rol arquetípico?
¿Qué arquetipo matiza al principal?
El arquetipo menor de Acme
¿Hay algo de Explorador además de Héroe?
¿Cuál es el subarquetipo?
Detrás del arquetipo principal, ¿qué hay?
¿Qué arquetipo equilibra al Gobernante?
¿La clínica tiene arquetipo secundario y qué aporta?
¿En segundo plano qué arquetipo actúa?
Segundo puesto entre los arquetipos
¿Qué arquetipo acompaña al dominante?
¿Me dices el arquetipo que va en segundo lugar?
`,
  personality: `
¿Qué personalidad tiene la marca?
Rasgos de personalidad
Si Acme fuera una persona, ¿cómo sería?
Tres adjetivos para describir la marca
¿Qué carácter tienen?
¿Es una marca atrevida o prudente?
¿Cuál es su ADN de marca?
Describe su temperamento
¿Qué cualidades humanas transmiten?
¿Cómo son, humanamente hablando?
Enumera los rasgos de carácter
¿Parecen extrovertidos o reservados?
¿Invitarías a cenar a esta marca, cómo sería?
¿Qué espíritu tiene el club?
Personalidad de marca, por favor
¿Qué adjetivos les pegan más?
¿Da impresión de joven, sabia o rebelde?
¿Cuál es la identidad de la marca?
caracter de la marca
¿Qué tipo de vecino sería esta empresa?
¿Qué alma tiene la casa?
¿Cómo se percibe el carácter de la clínica?
¿Son serios y confiables o creativos e inquietos?
¿Qué actitud ante la vida muestra la marca?
¿Qué rasgos la definen?
`,
  voice: `
¿Cómo habla la marca?
Voz de marca
¿Cómo escriben?
Describe su estilo de redacción
¿Qué reglas sigo para escribir como ellos?
¿Cómo se expresan?
Si tengo que redactar para ellos, ¿cómo lo hago?
¿Qué estilo usan en sus textos?
¿Cómo le hablan al lector?
¿Tutean o tratan de usted?
Dame ejemplos de su forma de escribir
¿Cuáles son los principios de la voz?
¿Tienen una manera propia de decir las cosas?
Guía de estilo verbal
Voy a dar un brief a un redactor, ¿qué le digo de su estilo?
¿En qué se reconoce un texto de Acme?
¿Usan frases cortas o largas?
¿Cómo es su pluma?
Brand voice
¿Cómo se comunica la clínica con sus pacientes?
¿Escriben en primera persona del plural?
¿Qué instrucciones le doy a un copywriter?
¿Cómo suenan sus textos?
¿Es la misma voz en todo el sitio?
¿Su estilo es metafórico o directo?
estilo de escritura
¿Qué tiene de particular su voz?
¿Cómo mantengo la voz en una newsletter?
¿De qué modo toma la palabra la web?
¿Qué atributos tiene la voz?
¿Cómo cuentan las cosas?
Voz: qué hacer y qué no
¿Usan vos o tú?
Explícame la voz con citas del sitio
¿Cómo formula la marca sus mensajes?
¿Qué caracteriza su expresión escrita?
¿Cómo les escribe el club a sus socios?
Para imitar su escritura, ¿qué tengo que hacer?
¿Qué registro usar en sus publicaciones?
La forma de comunicar de la empresa
¿Cómo redactarían ellos una noticia?
¿Qué estilo editorial siguen?
Firma verbal de la marca
¿Suenan como periodistas, poetas o ingenieros?
Me gustaría entender su manera de comunicar
`,
  tone: `
¿Qué tono usa el sitio?
¿Hablan como un banco o como un amigo?
¿Es formal o informal?
Tono
¿El tono es divertido o serio?
¿Son cercanos en sus textos?
¿Suena muy corporativo?
¿Hacen humor?
¿Qué grado de formalidad tienen?
¿Es frío o entusiasta?
¿Con qué tono se expresan?
¿Es un tono respetuoso o irreverente?
Del 1 al 10, ¿cuán formales son?
¿Se toman en serio a sí mismos?
¿Tono experto o de colega?
¿La clínica tiene un tono tranquilizador?
tono de voz: ¿amable o distante?
¿Es un lenguaje coloquial?
¿Su tono le va a un público joven?
¿Qué ambiente tienen los textos, solemne o ligero?
¿Son de bromear?
Perfil de tono con sus valores
¿Cómo calificarías el tono de Acme?
¿Suenan apasionados o neutrales?
¿Es acartonado o simpático?
`,
  avoid: `
¿Qué debe evitar la marca en sus textos?
¿Qué palabras no usar nunca?
Qué evitar
¿Qué no va con ellos?
¿Qué cosas no hay que decir?
¿Qué expresiones están prohibidas?
¿Qué sonaría falso viniendo de ellos?
¿Cuáles son los «don'ts» de la voz?
¿Qué errores de estilo debe evitar un redactor?
¿Qué jamás haría esta marca?
Lista negra de términos
¿Qué estilo quedaría fuera de lugar en la clínica?
Escribo un post para ellos, ¿de qué me abstengo?
¿Qué giros se desaconsejan?
¿Qué deslices traicionarían a la marca?
Cosas que no pegan con su tono
¿De qué debe huir el discurso de Acme?
¿Qué no conviene hacer en su comunicación?
no-gos de la marca
¿Qué límites tiene la redacción?
¿Qué términos hay que desterrar?
¿Qué forma de hablar no le queda al club?
¿Qué no escribirías nunca en su nombre?
Trampas al redactar para esta empresa
¿Qué está fuera de la guía de estilo?
`,
  mission: `
¿Cuál es su misión?
¿Por qué existen?
Misión
¿Qué propósito tienen?
¿Qué los mueve?
¿Qué causa defienden?
¿Qué quieren cambiar en el mundo?
¿Tienen una declaración de misión?
¿Cuál es su razón de ser?
¿Cuál es su visión?
¿Para qué se creó Acme?
¿Cuál es el gran objetivo de la marca?
¿Qué los hace levantarse cada mañana?
¿Por qué luchan?
mision y vision
El «porqué» de la empresa
¿Qué sentido le dan a su trabajo?
¿A qué quiere contribuir la fundación?
¿Buscan algo más que vender?
¿Está escrita la misión en algún lado?
¿Cuál es la vocación de la clínica?
¿Hacia dónde quiere ir la marca?
¿Qué fin persiguen?
¿Qué quiere aportar el club a la ciudad?
¿Qué ambición declaran?
`,
  values: `
¿Cuáles son sus valores?
¿En qué creen?
Valores
¿Qué principios defiende la empresa?
¿Están comprometidos con el medio ambiente?
¿Qué les importa?
Enumera los valores de la marca
¿Qué compromisos declaran?
¿La transparencia está entre sus valores?
¿Qué filosofía guía a la clínica?
¿Cuáles son sus convicciones?
¿Son inclusivos?
¿Qué ética reivindican?
¿En qué valores se apoya el club?
¿Tienen valores fuertes o es puro discurso?
¿Qué ideales promueven?
valores corporativos
¿La sostenibilidad es importante para ellos?
¿Qué creencias sostienen a Acme?
¿Respeto, calidad, innovación: cuáles destacan?
¿Qué pregonan?
¿A qué principios se aferran?
¿Qué valores están escritos en el sitio?
¿Qué consideran sagrado?
¿Tienen responsabilidad social?
`,
  tagline: `
¿Cuál es su eslogan?
Eslogan
¿Tienen un lema?
¿Cuál es el tagline?
¿Qué frase acompaña al logo?
¿Cuál es la frase de la marca?
Lema del club
Dime el eslogan palabra por palabra
¿Tienen un claim tipo «Just do it»?
¿Hay eslogan o no?
¿Qué frasecita resume a la marca?
slogan de Acme
¿Cuál es la firma publicitaria?
¿Qué fórmula usan debajo del nombre?
¿Cómo reza su divisa?
¿Encontraste el lema de la clínica?
¿Qué mantra repiten?
¿Se repite algún tagline en varias páginas?
Busco el eslogan oficial
¿Con qué frase firman sus comunicaciones?
¿Cuál es su frase bandera?
¿Cómo se resume la marca en una frase?
El estribillo de la marca, ¿cuál es?
¿Tienen frase de cabecera?
Motto
`,
  hero: `
¿Cuál es el título de la página de inicio?
¿Qué se lee primero al llegar?
¿Qué dice el hero?
Primera frase del sitio
¿Cuál es el gran titular de arriba?
¿Qué se ve primero en la portada?
Headline
¿Y el subtítulo de la portada?
¿Cómo recibe la web a sus visitantes?
¿Qué texto aparece arriba de todo?
Cita el titular principal
¿Qué mensaje está above the fold?
¿Qué está escrito en grande?
H1 de la home
¿Con qué te encuentras al abrir la web?
¿Qué promesa está en lo alto de la página?
Dame el título y el subtítulo del banner
¿Qué dice el banner de entrada?
¿Qué cuenta la primera pantalla?
texto del hero porfa
¿Cómo se presenta Acme en sus primeras líneas?
¿Qué salta a la vista en el inicio?
¿Con qué frase abre la página principal?
¿Qué hay debajo del titular grande?
¿Qué lee un visitante en los primeros cinco segundos?
¿Cuál es el mensaje principal de la home?
Muéstrame el texto de apertura
¿Qué frase está destacada en la cabecera?
Quiero el copy exacto de la portada
Antetítulo, titular y bajada, los tres
¿Qué dice la sección de arriba?
¿Con qué palabras empieza el sitio?
El encabezado principal de la clínica
¿Qué anuncia la web de entrada?
¿Cuál es la frase gancho de la portada?
¿Qué proclama la parte superior de la página?
Lo primero que uno lee, ¿qué es?
titular de inicio
¿Cómo es la frase de bienvenida?
¿Qué dice el encabezado del club?
¿Qué pone nada más entrar?
La entradilla de la home
¿Cuál es el mensaje de apertura?
¿Qué texto ocupa el primer bloque?
¿Qué titular usan para captar la atención?
`,
  valueProposition: `
¿Cuál es la propuesta de valor?
¿Qué prometen a los clientes?
¿Qué gano si los elijo?
¿Cuál es el beneficio principal?
Propuesta de valor
¿Por qué debería alguien comprarles?
¿Cuál es la promesa de la marca?
¿Qué aporta Acme a sus usuarios?
¿En qué me ayuda?
¿Qué ventajas concretas obtiene el cliente?
¿Qué valor crean?
Value prop
¿Para qué sirve, en el fondo?
La promesa central en una frase
¿Qué beneficios tiene para una empresa pequeña?
¿Qué resultado prometen?
¿Qué se consigue con ellos?
¿Por qué contratar este servicio y no quedarse igual?
¿Cómo formulan su beneficio?
¿Cuánto tiempo o dinero dicen que ahorras?
¿Qué cambia en la vida del cliente?
¿Qué venden más allá del producto?
¿Qué promesa le hace el club a sus socios?
¿Cuál es la razón de compra?
¿Cuál es el argumento principal para convencer?
Explica la propuesta de valor
¿De qué manera ayudan a que sus clientes tengan éxito?
¿Por qué elegir esta clínica?
¿Qué hace deseable la oferta?
¿Qué se llevan los clientes?
¿Cuál es su pitch?
¿Qué transformación ofrecen?
promesa al cliente
Su gran argumento de venta
¿Qué mejora puede esperar el comprador?
¿Qué me ofrece la marca que valga la pena?
Beneficio clave
¿En qué facilita la vida este servicio?
¿Por qué alguien pagaría por esto?
¿Qué ventajas tiene para mí como usuario?
¿Qué solucionas contratándolos, en términos de beneficio?
¿Qué dan a cambio de mi dinero?
¿Con qué promesa convencen?
¿Cuál es la ventaja que venden?
Los beneficios, resumidos
`,
  differentiators: `
¿Qué los distingue?
¿En qué se diferencian de la competencia?
¿Qué tienen de único?
Diferenciadores
¿Cuál es su USP?
¿Por qué ellos y no otros?
¿Qué tienen que los demás no?
¿Qué hace especial a Acme?
¿Cuál es su ventaja competitiva?
¿En qué destacan frente al mercado?
¿Cuál es su particularidad?
¿Qué hacen mejor que otros?
¿Qué los hace distintos?
¿Cuál es el factor diferencial?
¿No es la clínica igual que todas?
¿Dónde está la diferencia con los competidores?
¿Qué afirman que nadie más afirma?
Lista de elementos diferenciadores
¿Qué los vuelve irremplazables?
¿Qué plus tienen?
¿Qué argumentos son comunes a todo el sector y cuáles propios?
¿Por qué no ir al de al lado?
¿Se diferencian por precio o por calidad?
¿Qué ventaja difícil de copiar poseen?
¿Qué tiene este club que no tenga otro?
puntos diferenciales porfa
¿La marca se distingue de verdad?
¿Dónde está la originalidad?
¿Cuál es su sello propio?
¿Qué es lo que más los diferencia?
¿Hay algo que solo se encuentre con ellos?
¿Qué inclinaría la balanza a su favor ante un rival?
¿Son uno más o traen algo nuevo?
¿En qué es inédito su enfoque?
¿Qué factor X tienen?
Su singularidad, ¿en qué consiste?
¿Cómo se desmarcan?
¿Qué los saca del montón?
Rasgos exclusivos de la empresa
¿Qué ofrecen que sea exclusivo?
¿Qué dice la web para mostrarse diferente?
¿Cuál es su toque personal?
¿Qué los separa de sus competidores?
Unique selling proposition, por favor
¿Qué los hace sobresalir?
`,
  positioning: `
¿Cuál es su posicionamiento?
¿Cómo se posicionan en el mercado?
Posicionamiento
¿Frente a quién se posicionan?
¿Qué alternativas hay a su oferta?
¿Quiénes son sus competidores?
¿Son de gama alta o low cost?
Dame la declaración de posicionamiento
¿Qué lugar ocupa la marca frente a otras?
¿Qué territorio de marca ocupan?
¿Con qué se comparan?
¿Qué lugar quieren ocupar en la mente de la gente?
¿El posicionamiento es claro?
¿Contra qué soluciones compiten?
¿Qué haría el cliente si ellos no existieran?
¿Premium o económico?
¿En qué segmento del mercado se colocan?
¿Cómo se sitúa Acme en su sector?
¿Qué nicho ocupan?
¿Qué otras opciones tendría un cliente?
¿Cómo quieren ser percibidos?
¿Va de líder o de retador?
¿Qué le falta a su posicionamiento?
¿Con quién compiten?
¿Nombran competidores en la web?
posicionamiento de marca
¿Cuál es su ángulo comercial?
Describe su lugar en el panorama competitivo
¿Generalista o especialista?
¿El posicionamiento se sostiene?
¿Qué sustitutos mencionan?
¿En qué terreno juegan?
¿Es una marca de lujo?
¿Qué rivales tiene el club?
¿Hay huecos en el posicionamiento?
¿Cómo se define la marca frente a Excel o al papel?
Formula el posicionamiento: para quién, qué, contra quién
¿Dónde están en el mapa de competidores?
La estrategia de mercado de la marca, en breve
¿Se venden como caros o como baratos?
¿Qué competencia enfrenta la clínica?
¿Qué posición reclaman?
¿Cómo se ubican respecto a los demás?
¿A qué renuncia uno al elegirlos?
Análisis del posicionamiento, por favor
`,
  problem: `
¿Qué problema resuelven?
¿A qué necesidad responden?
Problema
¿Qué va mal en la vida de los clientes antes de llegar a ellos?
¿Qué dificultad quieren eliminar?
¿Qué dolor alivian?
¿De qué se queja la gente que los busca?
¿Qué carencia cubren?
¿Por qué hace falta algo así?
¿Cuál es el problema del cliente?
¿Contra qué luchan?
¿Qué lío les quitan de encima a los usuarios?
¿Qué viene a arreglar Acme?
¿Qué molestias hace desaparecer el servicio?
¿A qué problemática se enfrentan?
¿Qué rompecabezas simplifican?
¿En qué situación está uno cuando los llama?
¿Cuál es el pain point central?
¿Qué pasa si no se hace nada?
¿De qué diagnóstico parte la web?
¿Está bien explicado el problema?
¿Qué injusticia denuncian?
¿Qué engorros diarios soluciona su producto?
¿Qué les cuesta a sus clientes?
problema que soluciona
¿De qué tarea pesada libran a la gente?
¿Qué frustración dio origen a la oferta?
¿Qué necesidad atiende la clínica?
¿Qué obstáculo ayudan a superar?
¿Quién o qué es el enemigo según la marca?
¿Qué remedia este producto?
¿Qué resuelve, concretamente?
¿Qué hay en juego para el cliente?
¿Qué dolor de cabeza quita este software?
¿Qué problema del sector atacan?
¿Qué necesidad insatisfecha detectaron?
¿Qué complicaciones evitan?
¿Para qué clase de apuro se los llama?
Expón la problemática del cliente
¿Qué mal curan?
¿Qué les duele a las empresas que los contratan?
¿Qué situación insostenible describen?
El problema de fondo, ¿cuál es?
¿Qué falla en el mercado según ellos?
Me gustaría entender qué problema dio lugar al producto
`,
  offer: `
¿Qué venden?
¿Qué ofrecen?
¿Cuáles son sus productos?
¿Qué servicios presta la clínica?
Oferta
Enumera los servicios
¿Qué hacen exactamente?
¿Qué se puede comprar ahí?
¿Qué planes existen?
Catálogo
¿Qué servicios tienen?
¿Qué puedo pedir?
Describe la oferta de la marca
¿Qué actividades ofrece el club?
¿Qué tratamientos hacen?
Gama de productos
¿Qué hay en la carta?
¿Qué incluye su oferta en general?
¿Cuántos productos tienen?
¿En qué me pueden ayudar?
¿Qué cursos se pueden hacer?
¿Qué ofrecen a las empresas?
¿Qué habitaciones o estancias ofrecen?
Los servicios en detalle, por favor
¿Cuál es el producto estrella?
¿Acme vende software, consultoría o las dos cosas?
¿Qué paquetes tienen?
¿Cuál es su servicio principal?
¿Qué tipo de trabajos realizan?
Quiero la lista de todo lo que ofrecen
¿Ofrecen algo además del producto principal?
¿Qué formaciones imparten?
¿Qué se encuentra en su tienda?
productos y servicios
¿En qué ramas del derecho trabajan?
¿Qué entrega la empresa en la práctica?
¿Qué soluciones comercializan?
¿Cómo funciona su solución?
¿Qué tipos de suscripción hay?
¿Cuáles son sus especialidades?
¿Qué abarca el servicio?
¿Qué platos y bebidas ofrecen?
¿Qué te venden, al final?
Portafolio de servicios
¿Qué líneas de producto manejan?
`,
  features: `
¿Qué funcionalidades tiene?
¿Qué sabe hacer el producto?
Funciones principales
Características
¿Qué se puede hacer con la herramienta?
¿Qué funciones incluye el software?
¿Qué opciones ofrece la plataforma?
Lista de features
¿Qué permite hacer Acme?
¿Qué capacidades técnicas anuncian?
¿Hay funciones de automatización?
¿Qué módulos existen?
¿Cuáles son las funcionalidades estrella?
¿Qué trae la versión completa?
Háblame de las funciones
¿Es completo en funcionalidades?
¿Cuántas funciones presentan?
funcionalidades porfa
Detalla lo que hace la app
¿Qué herramientas pone a disposición del usuario?
¿Qué puedo hacer una vez dentro?
¿Qué equipamiento y qué opciones destacan?
Capacidades de la solución
¿Qué ofrece el panel de control?
¿Qué funciones destacan más?
¿Hay funciones de colaboración?
¿De qué tareas se encarga la herramienta?
Especificaciones del producto
¿Qué hace el producto solo?
Funciones por plan
¿Qué componentes tiene la plataforma?
¿Qué contiene la herramienta?
Enumera las funcionalidades con una breve descripción
¿Qué funciones interesarían a un equipo de ventas?
¿De qué es capaz el producto?
¿Qué gestiona su sistema?
¿Tiene funciones avanzadas?
¿Qué características detalla el sitio?
¿Qué trae de serie?
¿Qué prestaciones tiene el programa?
¿Qué hay de nuevo en el producto en cuanto a funciones?
Las bondades técnicas del producto
¿Tiene reportes, alertas y ese tipo de cosas?
¿Con qué funciones cuenta la aplicación?
¿Qué tan potente es el producto?
`,
  integrations: `
¿Con qué herramientas se integra?
Integraciones
¿Es compatible con Slack?
¿Se puede conectar a nuestro CRM?
¿Tienen API?
¿Qué conectores hay?
¿Funciona con Google Calendar?
¿Con qué programas se enlaza?
¿Hay conector de Zapier?
¿Qué apps de terceros admite?
¿Se conecta con Salesforce?
Lista de integraciones
¿Se sincroniza con Outlook?
¿Tienen plugin para WordPress o Shopify?
¿Se puede vincular con nuestro sistema contable?
¿Cuántas integraciones ofrecen?
¿Acme habla con Microsoft Teams?
¿Hay webhooks?
integraciones disponibles?
¿Con qué se comunica?
¿Tienen un marketplace de extensiones?
¿A qué se puede enchufar?
¿Qué servicios externos se pueden conectar?
¿Encaja con el resto de nuestras herramientas?
Compatibilidad con otros sistemas
`,
  prices: `
¿Cuánto cuesta?
¿Qué tarifas tienen?
Precios
¿Es caro?
¿Cuánto vale la suscripción?
¿Publican los precios?
¿Hay una tabla de precios?
¿Cuánto salen sus servicios?
¿Cuánto al mes?
¿Qué honorarios cobra el despacho?
¿Hay versión gratuita?
¿Cuál es el plan más barato?
¿Cómo cobran?
¿Qué presupuesto necesito?
Lista de planes con precio
¿Cuánto hay que pagar?
¿Es pago único o suscripción?
Modelo de precios
¿De cuánto es la cuota?
¿Qué diferencia de precio hay entre planes?
¿Cuáles son las tarifas de Acme?
¿Hay que pedir presupuesto o el precio es público?
¿El precio depende del número de usuarios?
Dame todos los precios
¿Es de pago?
cuanto sale esto mas o menos
¿Sale más barato el plan anual?
Rango de precios
¿Hasta cuánto llega la tarifa más alta?
¿Cuánto cobran?
¿Los precios están claros en el sitio?
¿Cuántos planes hay y a cuánto?
¿Puedo saber el costo antes de comprometerme?
¿Está a mi alcance económicamente?
¿Los precios llevan IVA?
¿Qué importes aparecen?
¿Es asequible para una empresa pequeña?
¿Cuánto se paga por usuario?
¿Desde cuánto se puede empezar?
Quisiera un orden de magnitud del coste
¿En cuánto me saldría la broma?
¿Qué tarifas hay para profesionales?
¿A cómo están los planes?
¿Cuánta lana piden?
Tarifario de la clínica
`,
  trial: `
¿Hay prueba gratis?
Prueba gratuita
¿Se puede probar antes de comprar?
¿Cuánto dura el período de prueba?
¿Piden tarjeta para probar?
¿Ofrecen una demo gratis?
¿La primera clase es gratis?
¿Puedo usarlo sin pagar al principio?
¿Hay versión de evaluación?
¿Qué condiciones tiene la prueba?
¿Acme deja probar sin costo?
prueba de cuantos dias?
¿El primer mes es gratis?
¿Qué pasa cuando termina la prueba?
¿Primera consulta sin compromiso?
¿Dan muestras?
¿Cómo empiezo el periodo de prueba?
¿Hay una valoración gratuita en la clínica?
¿Puedo ver cómo es antes de suscribirme?
¿Dejan ir un día a probar el club?
¿Existe trial para equipos?
Prueba sin tarjeta de crédito
¿Se puede testear?
Quiero probarlo antes, ¿se puede?
¿Hay sesión de prueba?
`,
  guarantees: `
¿Qué garantías ofrecen?
¿Devuelven el dinero?
Garantía
¿Puedo pedir reembolso?
¿Qué pasa si no quedo contento?
¿Cuántos años de garantía dan?
¿Garantizan resultados?
¿Se puede cancelar sin costo?
¿Tienen compromiso de calidad?
¿Los productos tienen garantía?
¿Qué respaldo hay en caso de problema?
¿Tienen SLA?
¿Si no funciona recupero mi plata?
¿Cubren defectos después de la compra?
¿Los trabajos están garantizados?
reembolso posible?
¿Qué asegura Acme al comprador?
¿Garantizan el mejor precio?
¿De verdad es sin permanencia?
¿Es arriesgado pagar por adelantado?
¿Se comprometen con los plazos?
¿Hay garantía de satisfacción?
¿La clínica garantiza los implantes?
¿Qué protección tengo como comprador?
Garantía de disponibilidad del servicio
`,
  colors: `
¿Qué colores usan?
Colores
¿Cuál es la paleta?
Dame los códigos hex
¿Cuál es el color principal?
¿Qué tono llevan los botones?
Lista los colores de la marca
¿De qué color es el fondo?
¿Qué azul es exactamente?
Color de acento
¿Cuáles son los tonos dominantes?
¿Hay modo oscuro?
¿Usan degradados?
¿Qué color tiene el texto?
código del color primario porfa
¿Son tonos cálidos o fríos?
¿Cuál es el hex de su verde?
¿Qué colores secundarios hay?
La paleta en RGB
¿El rojo forma parte de su paleta?
¿Cuántos colores tiene la paleta?
¿De qué color son los enlaces?
¿Cuáles son los colores de Acme?
Gama cromática
Preparo una presentación con sus colores, ¿cuáles uso?
¿Qué colores se repiten más?
los colres de la marca
¿Qué combinaciones de texto y fondo usan?
¿El amarillo es suyo o sale en una foto?
¿Qué color domina la portada?
¿Es colorido o más bien blanco y negro?
¿Qué neutros utilizan?
¿Hay tema claro y tema oscuro?
¿Qué color resalta más?
¿Qué naranja usan para llamar la atención?
Carta de colores
Códigos de color para mi diseñador
¿Qué gris es?
¿De qué color pinto el stand para que se parezca a ellos?
¿Cuáles son los colores del club?
¿El rosa es central o secundario?
Color de marca número uno
¿Qué tonalidades tiene la clínica en su web?
Colorimetría de la marca
¿Qué pares de colores contrastan bien?
`,
  typefaces: `
¿Qué tipografías usan?
Tipografía
¿Qué fuente es?
¿Qué fuente llevan los títulos?
¿Qué letra usan en el cuerpo?
¿Serif o sans serif?
¿Qué tamaño tienen los títulos?
¿Cuántas fuentes distintas hay?
¿Cómo se llama su tipo de letra?
¿Es una Google Font?
¿Qué peso usan en los subtítulos?
Escala tipográfica
¿Es Helvetica o Inter?
¿Qué tipografía pongo en mis diapositivas para parecerme a ellos?
Lista las fuentes
¿Qué tamaño tiene el texto corrido?
fuente de los botones
¿Qué letra hay en la página de inicio?
Familia tipográfica
¿La fuente es gratuita o hecha a medida?
¿Qué interlineado usan?
¿Qué fuentes tengo que instalar?
¿Escriben en Arial?
¿Las letras son modernas o clásicas?
tipografia principal porfa
¿Hay alguna fuente con remates?
¿Los títulos van en negrita?
Fonts
¿Qué pareja tipográfica usan?
Tamaños y pesos de los textos
Soy diseñadora, ¿qué letra uso para su folleto?
¿Cuántos píxeles mide el H1?
¿Usan monoespaciada en algún sitio?
¿Qué tipo de letra usa la clínica?
¿Con qué letras está compuesto el sitio?
¿La tipografía es coherente entre páginas?
El rotulado, ¿qué fuente es?
Jerarquía tipográfica
¿Cuál es la fuente de respaldo?
Decisiones tipográficas de la marca
¿Qué letra es esa de los titulares?
¿Qué tipografía corporativa tiene Acme?
¿Usan más de una familia de letras?
¿Qué fuente combina con la de los encabezados?
Letra, tamaño y grosor de los textos
`,
  logo: `
¿Cómo es el logo?
Logo
¿Dónde está el logo?
¿Tienen el logo en SVG?
¿Hay varias versiones del logo?
¿Cuál es su ícono?
Favicon
Muéstrame el logo
¿Tiene símbolo o solo el nombre escrito?
¿El logo es igual en todas partes?
¿Puedo descargar el logo?
¿Hay versión en blanco del logo?
¿Qué escudo tiene el club?
¿Qué dibujito sale en la pestaña del navegador?
Describe el logotipo
archivo del logo porfa
¿Qué logo uso sobre fondo oscuro?
¿Acme tiene monograma?
URL del logo
¿El logo y el icono coinciden?
¿Logo horizontal o cuadrado?
¿Está en vectorial o en píxeles el logotipo?
¿Qué emblema usa la asociación?
¿Encontraste el logo de la clínica?
Imagotipo o isotipo, ¿qué tienen?
`,
  imagery: `
¿Qué tipo de fotos usan?
Imágenes
¿Tienen ilustraciones o fotografías?
¿Qué estilo de imágenes?
¿Son fotos de banco de imágenes?
¿Salen personas en el sitio?
¿Qué muestran los visuales?
¿Fotos reales o de stock?
¿Hay videos en la web?
Iconografía
¿Cómo son las fotografías?
¿Usan capturas de pantalla del producto?
¿Qué clase de iconos?
¿Las ilustraciones están hechas a mano?
Estilo fotográfico de la marca
¿Qué se ve en las imágenes de Acme?
¿Cuántas imágenes hay por página?
¿Qué visuales elijo para seguir el estilo?
¿El universo fotográfico es cálido?
¿Animaciones o imágenes fijas?
¿Las fotos enseñan al equipo o al producto?
imagenes del club, ¿qué estilo?
Voy a hacer un anuncio, ¿qué estilo de foto uso?
¿Las fotos van en blanco y negro?
¿Predominan los dibujos en 3D?
`,
  look: `
¿Cómo se ve el sitio?
¿Cuál es la identidad visual?
Diseño
¿Es bonita la web?
¿Cuál es el estilo gráfico?
Describe la línea gráfica
¿Se ve moderno o anticuado?
¿Qué ambiente visual tiene?
Look and feel
¿La identidad visual es coherente?
¿Cómo es el diseño de la marca?
¿Es minimalista o recargado?
¿Qué impresión visual da a primera vista?
Estética general
¿Se ve profesional?
Dirección de arte
Resume el universo gráfico de Acme
¿Hay unidad visual entre páginas?
¿Cómo luce?
La apariencia de la web
manual de identidad visual
¿Qué aspecto tiene el sitio de la clínica?
¿El diseño va con la marca?
¿Es limpio el diseño?
El grafismo del club en dos palabras
`,
  swot: `
Hazme el FODA
DAFO
Análisis de fortalezas, oportunidades, debilidades y amenazas
SWOT
¿Cuáles son los puntos fuertes y débiles?
Lo bueno y lo malo de la marca
Ventajas y desventajas
¿Qué dice el análisis estratégico DAFO?
Resumen del FODA
Balance de fortalezas y debilidades
¿Qué va bien y qué va mal?
Muestra los cuatro cuadrantes
El diagnóstico completo, interno y externo
Pros y contras
El DAFO de Acme en breve
analisis foda porfa
Fortalezas y límites de la clínica
¿Cómo está la marca: lo bueno, lo malo, oportunidades, riesgos?
Necesito una matriz DAFO para mi presentación
Aciertos y fallos
¿Qué diagnóstico estratégico hacen?
Tabla de ventajas, carencias, oportunidades y peligros
El DAFO del club, por favor
Virtudes y defectos de la empresa
Matriz SWOT completa
`,
  strengths: `
¿Cuáles son sus puntos fuertes?
Fortalezas
¿Qué hacen bien?
¿Qué funciona en el sitio?
¿En qué destacan?
¿En qué pueden apoyarse?
¿Qué está logrado?
Dime tres fortalezas de la marca
¿Qué juega a su favor?
¿De qué pueden estar orgullosos?
Puntos positivos
Lo mejor de su comunicación
¿Qué es lo que ya está sólido?
¿Qué virtudes tiene la web?
¿En qué son buenos?
Enumera las fortalezas
Lo que funciona en Acme
¿Qué habría que dejar tal cual?
¿Qué no tocarías?
¿Qué está bien hecho?
La mayor fortaleza de la clínica
puntos fuertes porfa
¿Qué te gustó del sitio?
¿Qué hace fuerte a la marca?
Cuéntame el lado bueno
¿Qué les sale mejor?
Fortalezas internas del FODA
¿Cuál es su mayor activo?
¿Dónde rinde bien la marca?
Buenas noticias para el cliente
¿Qué tiene de bueno?
¿En qué aspectos convence la web?
¿Qué buenas prácticas ya aplican?
¿Por qué cosas habría que felicitarlos?
Los aciertos del club
¿Qué les envidiaría un competidor?
¿Cuáles son sus mejores lados?
¿Qué aspectos están a la altura?
¿Qué conservar en un rediseño?
¿Dónde no hay nada que reprochar?
¿Qué ventajas tiene esta empresa?
Lo que se les da bien
¿Con qué bazas cuentan?
¿Qué tienen a favor?
Sus cualidades, ¿cuáles son?
`,
  weaknesses: `
¿Cuáles son sus puntos débiles?
Debilidades
¿Qué falla?
¿Qué está mal en el sitio?
¿Qué defectos tienen?
¿En qué cojean?
¿Qué hacen mal?
¿Qué carencias tiene la marca?
Aspectos a mejorar
¿Qué críticas se les puede hacer?
¿Dónde les aprieta el zapato?
¿Qué los frena?
¿En qué son malos?
Enumera las debilidades
¿Cuál es el mayor problema de la web?
Puntos negros
Su talón de Aquiles
¿Qué errores cometen?
¿Qué parece amateur?
La principal debilidad de la clínica
¿Qué le reprocharías a Acme?
¿En qué son vulnerables?
puntos debiles porfa
¿Qué problemas se detectaron?
Malas noticias
Sé sincero, ¿qué es lo peor?
¿En qué van atrasados?
¿Dónde pierden puntos?
¿Qué aspectos decepcionan?
¿Qué da problemas en su comunicación?
¿Cuáles son los fallos?
Lo que la marca debería corregir
El lado malo
¿Qué les perjudica?
Las deficiencias del sitio web
¿En qué son peores?
¿Qué debilita a la marca?
¿Qué limitaciones tiene la empresa?
Los desaciertos del club en línea
¿Por qué no convence el sitio?
¿Hay defectos graves?
¿Qué desentona?
¿Dónde está flojo?
¿Qué les hace quedar mal?
¿De qué pie cojea esta marca?
`,
  opportunities: `
¿Qué oportunidades tienen?
Oportunidades
¿Dónde podrían crecer?
¿Qué potencial está sin explotar?
¿Qué ocasiones deberían aprovechar?
Palancas de crecimiento
¿Qué podrían hacer que aún no hacen?
¿Hay algún hueco por ocupar?
¿Qué tendencias los favorecen?
¿Qué puertas se le abren a la marca?
¿A qué nuevos mercados podrían ir?
¿Dónde hay margen?
¿Qué está dejando Acme sobre la mesa?
¿Qué posibilidades de expansión ven?
¿Qué espacio libre dejan los competidores?
oportunidades del dafo
¿De qué podría sacar partido la empresa?
El mayor potencial de la clínica
¿Qué viento sopla a favor?
¿Qué podría hacerlos despegar?
¿Qué contenido ya existente podría aprovecharse más?
¿En qué puede progresar el club?
Oportunidades externas, por favor
¿Qué chances no deberían dejar pasar?
¿Por dónde puede venir el crecimiento?
`,
  threats: `
¿Qué amenazas enfrentan?
Amenazas
¿Qué podría perjudicarlos desde fuera?
¿Qué peligros externos hay?
¿De qué deberían cuidarse?
¿Qué riesgos corre la marca?
¿Qué puede salir mal?
¿La competencia es una amenaza?
¿Qué temer de cara al futuro?
¿Qué factores externos los hacen frágiles?
¿Qué pone en peligro su actividad?
Amenazas del FODA
¿Quién les podría quitar clientes?
Riesgos estratégicos
¿Contra qué deberían protegerse?
¿Qué cambio del mercado les vendría mal?
Si fracasaran, ¿por qué sería?
¿Qué nubarrones ve el análisis para Acme?
El mayor peligro para la clínica
amenazas externas porfa
¿Qué amenaza al club?
¿Hay riesgos para su reputación?
¿El entorno les es adverso?
¿Qué los podría tumbar?
¿Están expuestos a algún riesgo?
`,
  firstSteps: `
¿Por dónde empezar?
Si tuviera una semana para mejorar la web, ¿por dónde empiezo?
¿Qué recomiendas?
¿Cuáles son las prioridades?
Recomendaciones
¿Qué hay que hacer primero?
¿Cuál es el plan de acción?
¿Qué acciones aconsejas?
¿Cómo mejorar el sitio?
Hoja de ruta
¿Qué cambiarías primero?
¿Cómo podrían hacerlo mejor?
Las tres cosas más importantes por hacer
¿Cuál es el siguiente paso?
¿Dónde poner el esfuerzo?
¿Qué estrategia les propongo?
¿Qué debe hacer Acme ahora?
Proyectos prioritarios
Dame una lista de tareas
¿Qué consejo le darías a esta marca?
¿Cómo corregir sus debilidades?
¿En qué invertir?
Tengo poco presupuesto, ¿en qué lo gasto?
¿Por qué esa recomendación va primero?
¿Qué iniciativas estratégicas sugiere el informe?
prioridades porfa
¿Qué hacer para conseguir más clientes?
¿Qué cambios tendrían más impacto?
Acabo de asumir el marketing, ¿qué hago?
Detalla los pasos de la primera iniciativa
¿Cómo fortalecer la marca?
¿Qué es urgente?
¿En qué orden hacer los trabajos?
Mejoras sugeridas
Consejos para la clínica
En su lugar, ¿qué harían ustedes?
Plan a 90 días
¿Qué le propongo al cliente en la auditoría?
¿Con qué arrancamos el lunes?
Grandes iniciativas que lanzar
¿Cómo aumentar las conversiones?
¿Qué debería cambiar el club en su web?
¿Qué pasos seguir?
¿Qué hacemos con este análisis?
¿Cuál sería la primera medida?
`,
  quickWins: `
¿Qué se puede mejorar rápido?
Quick wins
¿Qué victorias rápidas hay?
¿Qué se corrige en una hora?
¿Qué es fácil de cambiar?
Pequeños arreglos con gran efecto
¿Qué podemos arreglar hoy mismo?
¿Qué mejoras piden poco esfuerzo?
Acciones simples e inmediatas
¿Qué se puede hacer sin programador?
¿Qué fruta está al alcance de la mano?
¿Hay cosas para corregir ya sin presupuesto?
Retoques que rinden
Arreglos exprés
¿Qué no cuesta nada y ayuda mucho?
quick wins de Acme porfa
¿Qué puedo hacer en cinco minutos en la web?
Los ajustes más veloces
¿Algo sencillo de mejorar?
Lista de correcciones fáciles
¿Qué optimizaciones caben en una tarde?
Poco esfuerzo, gran resultado: ¿qué sería?
¿Qué apaños rápidos ayudarían al club?
¿Qué cambiaría ya mismo la clínica con poco trabajo?
Mejoras de bajo costo e inmediatas
`,
  northStar: `
¿Qué indicador seguir?
North star
¿Cuál es la métrica estrella polar?
¿Cómo medir el éxito?
¿Qué KPI vigilar?
¿Qué número debe guiar al equipo?
¿En qué métrica concentrarse?
¿Cómo sabemos si funciona?
¿Qué medida elegir para ver el avance?
El indicador clave recomendado
¿Qué métrica tiene cada iniciativa?
Objetivo cuantificable a seguir
kpi principal porfa
¿Qué criterio de éxito proponen?
¿Cómo comprobar que la estrategia da frutos?
¿Qué debería medir Acme?
Una sola estadística que mirar, ¿cuál?
¿En qué se verá que las acciones funcionan?
¿Qué pongo arriba en el tablero de indicadores?
¿Cuál es la gran meta medible?
¿Qué resultados buscar y cómo contarlos?
El número que más le importa al club
Indicador principal de desempeño
¿Cuál es la estrella del norte de la estrategia?
¿Con qué dato sabremos si la clínica mejora?
`,
  journey: `
¿Cómo es el recorrido del cliente?
Customer journey
¿Dónde se pierden los visitantes?
¿Cuáles son los puntos de fricción?
¿En qué etapa se va la gente?
¿Cuántos clics hacen falta para comprar?
¿El camino a la compra es sencillo?
Describe las etapas del recorrido
¿Cómo pasa uno de visitante a cliente?
¿Qué atasca el embudo?
¿El recorrido tiene huecos?
¿Es fácil reservar?
¿Dónde se queda trabado el usuario?
¿Qué pasa después de la compra?
¿La experiencia de usuario es fluida?
¿Qué etapas faltan entre el descubrimiento y la decisión?
Embudo de conversión
¿Cómo guían al visitante?
¿Sabe el visitante qué hacer a continuación?
¿Con qué obstáculos topa un posible cliente en la web?
¿En qué momento el sitio es más débil?
De la primera visita al pedido, ¿qué ocurre?
Fase de consideración: ¿qué ofrece la web?
¿Cómo es el proceso para un cliente nuevo?
¿Ayuda el sitio a decidirse?
¿Se encuentra rápido cómo inscribirse?
Fricciones
¿Cuántos pasos hay hasta el formulario?
¿Cómo fideliza Acme a sus clientes desde la web?
Las etapas de descubrimiento, evaluación y compra
¿Por qué un visitante se iría sin hacer nada?
El recorrido de un paciente en la web de la clínica
¿Dónde se complica el camino?
¿Qué está bien pensado en el recorrido?
¿Es práctico para un recién llegado?
¿Por dónde gotea el embudo?
El camino hasta hacerse socio del club
viaje del cliente
¿Cómo acompaña el sitio a quien todavía duda?
¿En qué fase hay más carencias?
Analiza la experiencia del cliente en línea
¿Qué etapa hay que cuidar?
¿Hay algún callejón sin salida en la web?
¿Hacen seguimiento después de la venta?
Mapa de experiencia del cliente
`,
  ctas: `
¿Cuáles son las llamadas a la acción?
CTA
¿Qué dicen los botones?
¿Cuál es el botón principal?
¿Qué quieren que haga el visitante?
¿Qué acción empuja el sitio?
¿Dónde hay que hacer clic primero?
Lista los call to action
¿Qué texto lleva el botón de la home?
¿Cuántos botones distintos hay?
¿Adónde llevan los botones?
¿La llamada a la acción es clara?
¿Qué me piden que haga?
¿Botón de registro o de demo?
textos de los botones porfa
¿A qué invita la web?
¿Cuál es la acción primaria?
¿Los CTA son coherentes?
¿Incitan a reservar o a llamar?
¿Qué verbos usan en los botones?
¿Dónde está el CTA principal?
¿Qué gesto se espera del visitante?
¿Hay demasiadas llamadas a la acción?
¿Qué pasa al pulsar el botón de la portada?
El botón de arriba a la derecha, ¿qué pone?
¿Qué incitaciones a actuar se encuentran?
¿Cómo llama el sitio a pasar a la acción?
Dame los botones con sus enlaces
Botón secundario
¿La web pide claramente algo?
¿En qué quieren que hagamos clic?
Las llamadas a la acción de la clínica
¿«Empezar» o «Contáctanos», cuál domina?
¿Qué conversión busca la web?
¿Cómo están redactados los botones de compra?
botones
¿Qué CTA se repite en todas las páginas?
¿A qué invita el club: asociarse, venir, donar?
¿Hay un botón para pedir cita?
¿Cuál es el pedido principal al lector?
¿El llamado a la acción se ve enseguida?
¿Hay botón de donar?
¿Están bien formulados los llamados?
Call to action principal de Acme
¿Qué puedo hacer desde la portada con un clic?
`,
  navigation: `
¿Qué hay en el menú?
Navegación
¿Cuáles son las secciones del sitio?
¿Cómo está organizado el menú principal?
Lista las entradas del menú
¿Cuántos elementos tiene la barra de navegación?
¿Qué enlaces hay arriba?
Estructura del sitio
¿Qué hay en el pie de página?
¿El menú es claro?
¿Qué pestañas se ven?
¿Cómo se mueve uno por la web?
¿Hay menú desplegable?
Enlaces del footer
¿Qué contiene el menú de Acme?
¿En qué orden están las secciones?
Rótulos de navegación
¿Se orienta uno bien en el menú?
¿Adónde lleva cada enlace del menú?
arbol de navegacion
¿Qué apartados tiene la web de la clínica?
¿Hay demasiadas entradas en la navegación?
¿Cómo está estructurado el sitio del club?
¿Qué secciones se alcanzan desde la cabecera?
¿El menú cambia en el móvil?
`,
  claims: `
¿Qué afirmaciones hacen?
¿Qué promesas están probadas?
Claims
¿Sus cifras tienen respaldo?
¿Qué pruebas dan de lo que dicen?
¿Qué afirman sin pruebas?
¿Qué alegaciones hay en la web?
¿Dicen ser los número uno?
¿Qué estadísticas destacan?
¿En qué se apoyan sus afirmaciones?
Lista los argumentos con números
Proof points
¿Qué hechos verificables mencionan?
¿Son creíbles sus promesas?
¿Hay superlativos sin justificar?
¿Qué aseveraciones de marketing repiten?
¿Qué asegura Acme sobre su calidad?
¿Está demostrado lo que dicen?
¿Presumen sin fuente?
Afirmaciones clave de la clínica y sus pruebas
pruebas de los argumentos
¿Qué resultados numéricos reivindican?
Señala las declaraciones más fuertes del sitio
¿Qué afirmaciones necesitarían evidencia?
Frases tipo «los mejores de la región», ¿hay?
`,
  vocabulary: `
¿Qué palabras usan más?
Vocabulario
¿Qué términos les son propios?
¿Qué palabras se repiten todo el rato?
¿Tienen jerga propia?
Expresiones típicas
¿Hay palabras gastadas?
¿De qué palabras abusan?
Léxico de la marca
¿Dicen «clientes» o «miembros»?
¿Qué términos huecos deberían dejar?
Campo léxico
Buzzwords
¿Qué palabras distintivas tiene Acme?
Lista las palabras sobreusadas
¿Qué frases hechas repiten?
¿Qué palabras uso para hablar como el club?
¿El léxico de la clínica es técnico?
palabras fetiche
¿Qué terminología utilizan?
¿Hay muletillas?
¿Cuál es la palabra más frecuente del sitio?
¿Cómo llaman ellos a sus cosas?
¿Usan anglicismos?
Palabras clave de su lenguaje
`,
  clarity: `
¿El mensaje es claro?
Claridad
¿Se entiende enseguida qué hacen?
¿Es confuso el discurso?
¿Qué nota de claridad tienen?
¿La web dice claramente para quién y qué?
¿Qué no queda claro en el mensaje?
¿Un visitante capta la oferta en cinco segundos?
Puntuación de claridad del mensaje
¿Qué comprobaciones de claridad fallaron?
¿Su comunicación es transparente y nítida?
¿Llega el mensaje?
¿Los textos son vagos?
¿Por qué la claridad no tiene mejor nota?
¿Se comprende bien la oferta de Acme?
¿A la comunicación de la clínica le falta nitidez?
claridad del mensaje
¿Se ve de qué va desde la portada?
¿Lo entendería un novato?
¿Qué enreda al lector?
¿El messaging es bueno?
¿Van al grano o se andan por las ramas?
¿El mensaje del club es preciso o difuso?
¿Explican bien lo que hacen?
Calidad del mensaje en general
`,
  readability: `
¿Los textos son fáciles de leer?
Legibilidad
¿Qué nivel de lectura hace falta?
¿Las frases son demasiado largas?
Índice de lecturabilidad
¿Lo entendería un niño de doce años?
¿Cuál es la longitud media de las frases?
Puntaje Flesch
¿Es pesado de leer?
¿El texto es digerible?
¿Se lee con gusto o cuesta?
¿Cuántas palabras por oración?
Nivel escolar necesario para leer la web
¿Las páginas legales se pueden leer?
legibilidad de los textos de Acme
¿Está escrito con sencillez?
¿Hay demasiadas palabras difíciles?
¿La prosa de la clínica es complicada?
¿Los párrafos son eternos?
¿Se lee de un tirón?
¿Qué esfuerzo exige leer sus páginas?
¿Escriben en lenguaje llano?
¿Hay que ser universitario para entenderlo?
Complejidad de las oraciones
¿Los textos del club los entiende cualquier lector?
`,
  themes: `
¿De qué temas hablan?
Temas
¿Cuáles son los temas de contenido?
¿Qué asuntos se repiten?
¿Sobre qué comunican más?
¿Qué formatos de contenido publican?
¿Cuál es la estrategia de contenidos?
Ejes editoriales
¿De qué trata su contenido?
Pilares de contenido
¿Hay temas que no tocan?
Videos, guías, podcasts: ¿qué producen?
¿Sobre qué toman la palabra?
linea editorial: ¿qué temas?
Resume los contenidos de Acme
¿De qué habla sobre todo la clínica?
Los temas preferidos de la marca
¿Cómo se reparten los temas en los artículos?
¿Qué contenidos destacan?
¿Alrededor de qué ideas gira su comunicación?
Marketing de contenidos: temáticas
¿Sobre qué han escrito?
¿Qué cuestiones le interesan al club?
¿Qué tópicos cubre el sitio?
Mapa temático de la web
`,
  blog: `
¿Tienen blog?
Blog
¿Cada cuánto publican artículos?
¿Cuál es el último artículo?
¿De cuándo es la última entrada?
¿Cuántos artículos han publicado?
¿Hay sección de noticias?
¿Está activo el blog?
¿Qué artículos recientes hay?
¿Publican con regularidad?
¿Tienen una revista en línea?
Títulos de los últimos posts
¿Quién escribe sus artículos?
¿El blog está vivo o muerto?
Ritmo de publicación
¿Hay novedades publicadas?
entradas del blog de Acme
¿Cuándo postearon por última vez en el blog?
¿La clínica publica artículos?
Lista las entradas encontradas
¿Comunicados de prensa en la web?
¿Siguen blogueando?
¿Hacen podcast o artículos periódicos?
¿Qué cuentan los últimos artículos?
¿Cuántas entradas al mes?
`,
  socials: `
¿Están en redes sociales?
Redes sociales
¿Tienen Instagram?
¿Cuál es su LinkedIn?
¿En qué redes los sigo?
Enlace a su Facebook
¿Están en TikTok?
¿Tienen canal de YouTube?
Lista sus perfiles sociales
¿Dónde se los encuentra además de la web?
¿Tienen Twitter o X?
¿Cómo los sigo?
Sus cuentas en redes
¿Cuál es su usuario de Insta?
¿Hay servidor de Discord?
presencia social de Acme
¿La clínica está en LinkedIn?
¿Qué redes enlaza la web?
¿El club tiene página de Facebook?
¿Están en Pinterest?
¿Qué redes les faltan?
¿En qué plataformas se mueven?
Su GitHub
¿Se les puede escribir por Messenger o Telegram?
Dame las URL de sus cuentas
`,
  contact: `
¿Cómo los contacto?
Contacto
¿Cuál es su correo?
Número de teléfono
¿Cómo me comunico con ellos?
¿A qué número llamo?
¿Dónde les escribo?
¿Hay formulario de contacto?
¿Tienen WhatsApp?
Quiero hablar con alguien, ¿cómo hago?
Correo de soporte
¿Qué datos de contacto tienen?
¿Se los puede llamar?
Email de prensa
¿Cómo me pongo en contacto con Acme?
¿Hay chat en línea?
¿A qué dirección mando una consulta?
tel?
¿Cómo contacto con atención al cliente?
Su e-mail porfa
Tengo un problema, ¿a quién acudo?
¿Por qué medios se los puede ubicar?
¿Cómo llamo a la clínica?
¿A qué teléfono llamo si es urgente?
Contacto del club
¿Hay correo o solo formulario?
¿Es fácil contactarlos?
¿Cuál es la centralita?
mail de contacto
¿Hay un número para SMS?
Fax
Quisiera mandarles un mensaje
Contacto comercial
¿Cómo pido ayuda?
¿A quién me dirijo para un presupuesto?
El teléfono de recepción
¿Qué vías de contacto muestra el sitio?
Línea directa
¿Cómo les hago una pregunta?
Todas las formas de localizarlos
¿Responden por mail o por teléfono?
Dame un punto de contacto
¿A dónde les marco?
numero de telefono porfavor
¿Me pasas el celular de la empresa?
`,
  location: `
¿Dónde están?
Dirección
¿En qué ciudad están?
¿Dónde queda la clínica?
¿Dónde está su sede?
¿En qué países operan?
¿Dónde es exactamente?
¿Cuál es la dirección postal?
¿Tienen oficinas en Barcelona?
¿Cómo llego?
¿Qué zona cubren?
¿Hay varias sucursales?
¿Son de México?
Zona de servicio
Enlace de Google Maps
¿De dónde son?
¿En qué barrio está la tienda?
¿Dónde se ubica Acme?
direccion del club porfa
¿Se desplazan a todas partes o solo cerca?
¿Cuántos locales tienen y dónde?
¿Envían a mi región?
¿Cerca de qué estación de metro están?
¿De qué país es esta empresa?
¿Dónde tienen presencia?
`,
  languages: `
¿En qué idiomas está el sitio?
Idiomas
¿La web está en inglés?
¿Hablan francés?
¿Cuántos idiomas ofrecen?
¿Hay versión en español?
¿Está traducido el sitio?
¿Cuál es el idioma principal?
¿Es multilingüe?
¿Está disponible en alemán?
Versiones lingüísticas
¿Se puede leer en otra lengua?
¿En qué idioma se comunican?
¿Versión en catalán o en euskera?
idioma de la web de Acme
¿Todas las páginas están traducidas?
¿Hay selector de idioma?
¿Qué locales están declarados?
¿Puedo cambiar a portugués?
¿La clínica atiende en inglés?
Para un cliente italiano, ¿hay algo?
¿En qué lengua está redactado el contenido?
¿Un extranjero se entendería sin saber español?
¿Web monolingüe o bilingüe?
¿A cuántos idiomas está traducido el producto?
`,
  apps: `
¿Tienen app móvil?
Aplicación
¿Hay app para iPhone?
¿Está en Android?
¿Dónde descargo la aplicación?
Enlace a la App Store
¿Está en Google Play?
¿Se puede usar en el celular?
¿Hay versión de escritorio para Mac?
¿Existe extensión de Chrome?
Apps disponibles
¿Funciona en tableta?
¿Puedo instalar Acme en el teléfono?
¿Programa para Windows?
¿Hay software que descargar?
app movil?
¿El club tiene app para los socios?
¿Solo web o también app nativa?
¿En qué dispositivos corre?
Busco la app en mi móvil, ¿dónde está?
¿Cuántas aplicaciones han publicado?
Versión para iPad
¿Subieron una app a las tiendas?
¿La clínica tiene app de pacientes?
¿Existe una aplicación oficial?
`,
  technology: `
¿Con qué está hecho el sitio?
Tecnología
¿Qué CMS usan?
¿Es WordPress?
¿Cuál es el stack técnico?
¿Usan Google Analytics?
¿En qué hosting están?
¿Qué herramientas de seguimiento tienen instaladas?
¿La web está en React?
Frameworks
¿Shopify o PrestaShop?
¿Qué tecnologías detectaste?
¿Qué herramienta de analítica usan?
¿Tienen píxel de Facebook?
¿Cómo se construyó el sitio?
¿Hay Tag Manager?
stack de Acme
¿La web es hecha a medida o con Wix?
¿Qué CDN?
¿Qué scripts de terceros cargan?
¿Qué plataforma hay detrás de la tienda online?
Herramientas de marketing que usa la web
¿En qué corre el sitio de la clínica?
¿Qué pasarela de pago tienen integrada?
¿Qué delata el código sobre el software que emplean?
`,
  legalEntity: `
¿Qué sociedad está detrás del sitio?
Razón social
¿Quién es el titular de la web?
Forma jurídica
¿Cuál es el CIF?
¿Es SL o SA?
¿Cuál es el nombre legal de la empresa?
¿Quién es el dueño de la marca?
¿A quién pertenece Acme?
NIF o RFC
¿Es filial de un grupo?
¿Bajo qué persona jurídica operan?
Registro mercantil
¿La asociación está registrada?
¿Quién es el responsable legal?
¿De quién es esta empresa?
¿Qué entidad figura en el aviso legal?
entidad legal porfa
La empresa matriz
¿Con qué sociedad se firma el contrato?
Número de registro
Estatus jurídico del club
¿La clínica es sociedad limitada?
Capital social
¿Quién explota el sitio?
`,
  seo: `
¿El SEO es bueno?
SEO
¿Qué puntuación SEO tienen?
¿Cómo mejorar el posicionamiento en buscadores?
¿Se encuentra fácil la web en Google?
¿Qué problemas de SEO hay?
¿El sitio está bien optimizado para buscadores?
¿Los títulos de página están bien?
¿Faltan meta descripciones?
¿Qué comprobaciones SEO fallaron?
Visibilidad en buscadores
Auditoría SEO
¿Qué tal su posicionamiento orgánico?
¿Qué falla en el SEO?
¿Por qué no aparecen en Google?
¿Hay páginas sin H1?
¿Cómo está optimizado el sitio para la búsqueda?
seo tecnico
¿Títulos demasiado largos?
¿Qué puntos SEO están bien?
¿Acme sale en los resultados?
Nota SEO de la clínica
¿Las URL son limpias?
¿Contenido duplicado?
Etiquetas canónicas
¿El enlazado interno es bueno?
¿Qué hacer para subir en Google?
¿Están los fundamentos del SEO?
Estado del SEO porfa
¿Tienen Open Graph?
¿Se los encuentra buscando en internet?
¿Cómo se ven los snippets en los resultados?
Errores SEO más graves
¿Son visibles en línea?
¿La jerarquía de encabezados es correcta?
¿Cuántos controles SEO pasaron?
Bing, Google: ¿está lista la web?
¿Qué nota le pones a su optimización para buscadores?
SEO local del club
¿Hay enlaces rotos?
¿Qué páginas tienen título repetido?
Resume la auditoría de buscadores
¿Qué tan encontrable es el sitio?
¿Están haciendo bien los deberes con Google?
¿Faltan alt en las imágenes, de cara al SEO?
`,
  ai: `
¿La web está preparada para la IA?
IA
¿ChatGPT puede leer este sitio?
¿Cuál es la puntuación de preparación para IA?
¿Son visibles en las respuestas de los chatbots?
GEO
¿Cómo aparecer en ChatGPT?
¿Los asistentes entienden su web?
¿Qué controles de IA fallaron?
¿Tienen llms.txt?
AI readiness
¿Los motores generativos pueden citarlos?
¿Qué falta para que las IA los recomienden?
¿Visibilidad en Perplexity?
¿Optimizado para LLM?
Si le pregunto a una IA, ¿encontrará a Acme?
preparacion para ia
¿La clínica sale en Claude o Gemini?
¿El contenido lo pueden aprovechar las inteligencias artificiales?
Nota de IA
¿Cómo ve este sitio un agente conversacional?
¿Pueden los resúmenes de IA de Google apoyarse en él?
¿Qué hacer para que los modelos de lenguaje los entiendan mejor?
¿El sitio del club es legible para asistentes de IA?
¿Están listos para la búsqueda con inteligencia artificial?
`,
  crawlers: `
¿Qué robots de IA están permitidos?
Robots de IA
¿Bloquean a GPTBot?
¿ClaudeBot tiene acceso?
¿Qué crawlers están bloqueados?
¿PerplexityBot puede pasar?
¿Los bots de OpenAI están prohibidos?
¿Quién puede rastrear el sitio?
¿Google-Extended está permitido?
Lista los agentes permitidos y rechazados
¿Dejan entrar a los robots de entrenamiento?
Acceso de rastreadores
¿CCBot está bloqueado?
¿La web rechaza ciertos bots?
¿Qué user-agents de IA se mencionan?
¿Acme bloquea a las IA?
rastreadores de ia permitidos
¿Pueden entrar los robots de ChatGPT?
¿Las arañas de las IA son bienvenidas?
¿Qué política tienen con los robots de inteligencia artificial?
Applebot-Extended, ¿sí o no?
¿Cuántos bots de IA quedan excluidos?
¿Qué robots no pueden visitar la web?
¿Tratan distinto a los bots de IA que a Googlebot?
¿La clínica les cierra la puerta a los bots?
`,
  structuredData: `
¿Hay datos estructurados?
Datos estructurados
Schema.org
¿Usan JSON-LD?
¿Qué tipos de schema hay?
¿Marcado Organization?
¿Tienen schema de FAQ?
¿Son posibles los rich snippets?
¿Qué páginas llevan marcado schema?
Microdatos
¿El schema Product está completo?
¿Hay migas de pan marcadas?
¿Están configurados los resultados enriquecidos?
json-ld en el sitio
¿Qué marcado semántico usan?
¿Acme tiene schema LocalBusiness?
¿Qué datos legibles por máquina dan?
¿Faltan esquemas importantes?
Tipos de datos estructurados detectados
¿Las reseñas tienen marcado schema?
¿Datos estructurados válidos o con errores?
¿Los eventos del club llevan schema Event?
Structured data: estado
¿Nada de schema?
¿La clínica usa MedicalOrganization en su marcado?
`,
  indexing: `
¿El sitio es indexable?
Indexación
¿Hay sitemap?
¿Qué dice el robots.txt?
¿Qué páginas están en noindex?
¿Google puede indexar todas las páginas?
Dirección del sitemap
Páginas excluidas del índice
¿El robots.txt bloquea algo?
¿Hay mapa del sitio XML?
¿Cuántas URL hay en el sitemap?
¿Páginas ocultas a los buscadores?
¿Está bloqueada la indexación en algún punto?
sitemap.xml
¿El archivo robots está bien?
¿Acme prohibió indexar ciertas páginas?
¿Se le ponen trabas a Googlebot?
Etiqueta meta robots
¿Qué páginas nunca saldrán en Google?
Problemas de indexabilidad
¿Está declarado el mapa del sitio?
¿Las páginas importantes son indexables?
Directivas para buscadores
¿Se olvidaron un noindex?
¿La web del club está abierta a la indexación?
`,
  speed: `
¿El sitio es rápido?
Velocidad
¿Cuánto tarda en cargar?
Rendimiento del sitio
¿Por qué va lento?
¿Se traba la web?
Tiempo de respuesta del servidor
¿Las imágenes pesan demasiado?
Peso de las páginas
Core Web Vitals
¿Qué ralentiza el sitio?
¿Cómo acelerar la carga?
¿Carga rápido en el celular?
¿Son ligeras las páginas?
velocidad de carga
¿Demasiados scripts que pesan?
¿Cuánto pesa la portada de Acme?
¿Hay compresión?
Pistas de rendimiento
¿Cuántas peticiones por página?
La web de la clínica tarda un montón, ¿por qué?
¿Carga diferida de imágenes?
Rapidez al mostrarse
¿La caché está bien configurada?
Optimizaciones de rendimiento posibles
`,
  trust: `
¿Inspiran confianza?
Confianza
¿Qué pruebas dan de su seriedad?
¿Se puede confiar en ellos?
¿Qué señales de confianza hay?
¿Es una estafa?
¿El sitio es fiable?
¿Son creíbles?
¿Qué tranquiliza al visitante?
¿Es una empresa seria?
¿Cómo demuestran su experiencia?
Elementos que dan seguridad al comprador
¿Qué falta para inspirar confianza?
Prueba social
¿Es legítimo?
¿Parecen de fiar?
¿En qué se apoya su credibilidad?
¿Debería preocuparme antes de pagarles?
¿Puedo comprar con los ojos cerrados?
Trust signals
¿La web parece honesta?
¿Cómo se ganan la confianza de los clientes?
indicios de credibilidad
¿Acme es una empresa de verdad?
¿Qué hace el sitio para dar tranquilidad?
¿Qué reputación muestran?
¿Corro algún riesgo con ellos?
¿Hay motivos para dudar?
La fiabilidad de la marca según su web
¿Por qué habría que creerles?
¿Sellos, reseñas o referencias que den seguridad?
¿Qué muestra que saben de lo que hablan?
¿Cuánta confianza transmite el club?
¿Qué avales de calidad tienen?
¿Da razones para desconfiar?
¿Muestran lo suficiente como para confiarles dinero?
¿Qué señales indican profesionalidad?
Lista los elementos de confianza
¿Se nota su seriedad?
¿Está bien construida la credibilidad?
¿Cómo disipa la web la desconfianza?
¿Son transparentes sobre quiénes son?
¿Hay pruebas de competencia?
¿Es confiable la clínica?
¿No será fraude esto?
`,
  testimonials: `
¿Hay testimonios?
Testimonios
¿Qué dicen los clientes?
¿Tienen reseñas?
¿Qué nota tienen en Google?
Cita un testimonio
¿Las opiniones son buenas?
¿Cuántas reseñas tienen?
¿Qué piensa la gente de ellos?
¿Los clientes están contentos?
¿Dónde leo opiniones?
¿Quién dio su testimonio?
¿Están en Trustpilot?
Experiencias de usuarios
opiniones
Dame las citas de clientes
¿Hay comentarios de usuarios?
¿Los testimonios están firmados?
¿Qué cuentan los pacientes de la clínica?
¿Los exalumnos opinan?
¿Qué dicen quienes lo probaron?
¿Cuántas estrellas?
¿Recomendaciones de clientes satisfechos?
¿Hay videos de clientes hablando?
¿Las reseñas parecen reales?
Muestra los comentarios textuales
¿Qué elogios reciben?
Opiniones sobre Acme
¿Los clientes cuentan su experiencia?
¿Cuál es el testimonio más fuerte?
¿Quejas de clientes?
¿La satisfacción está documentada?
¿Tienen buena fama entre los usuarios?
¿Cuántos testimonios hay en la web?
¿Qué dicen los socios del club?
¿En qué plataformas los califican?
Una frase de cliente para mi presentación
¿Qué se repite en las reseñas?
¿Publican opiniones negativas?
¿Los testimonios llevan nombre y foto?
TripAdvisor, Google, Yelp: ¿qué puntaje?
¿Quién los recomienda?
¿Qué es lo que más valoran sus usuarios?
valoraciones de clientes
Críticas publicadas en el sitio
`,
  customers: `
¿Quiénes son sus clientes?
Clientes
¿Qué empresas los contratan?
¿Tienen referencias conocidas?
Nombra clientes
¿Qué logos exhiben?
¿Para quién han trabajado?
Casos de éxito
¿Cuántos clientes tienen?
¿Qué marcas usan Acme?
Referencias de clientes
¿Hay grandes cuentas entre sus clientes?
¿Quién confía en ellos?
¿Qué proyectos han hecho y para quién?
¿Qué socios y clientes muestran?
¿Hay portafolio?
Lista las empresas clientas
clientes famosos?
¿El despacho tiene clientes célebres?
¿Con qué organizaciones colaboran?
¿Cuánta gente usa ya el servicio?
¿Qué trabajos realizados enseñan?
¿Quién sale en su franja de logos?
¿Cuántos socios dice tener el club?
Estudios de caso publicados
`,
  certifications: `
¿Tienen certificaciones?
Certificaciones
¿Están certificados ISO?
¿Qué sellos tienen?
¿Han ganado premios?
¿Están homologados?
¿Qué títulos muestran?
¿Tienen certificado ecológico?
¿Cumplen SOC 2?
¿Alguna distinción o reconocimiento?
Acreditación oficial
¿Están colegiados?
Sello de calidad
¿Qué acreditaciones tiene la escuela?
B Corp
certificado de calidad?
¿Acme posee alguna etiqueta verde?
¿Qué organismos los certificaron?
¿Los monitores están titulados?
¿Afiliados a una federación?
¿La clínica está acreditada por el ministerio?
¿Qué constancias muestran?
¿Estrella Michelin o guía?
¿Qué reconocimiento oficial tiene el club?
Galardones recibidos
`,
  policies: `
¿Dónde está el aviso legal?
Políticas
¿Hay política de privacidad?
Términos y condiciones
Condiciones de uso
¿Cuál es la política de devoluciones?
¿Qué páginas legales existen?
¿Está el aviso legal?
¿Tienen política de cookies?
¿Qué hacen con mis datos?
¿Faltan páginas jurídicas?
Enlace a las condiciones de venta
Política de envíos
¿Publican las condiciones de cancelación?
¿Venden mis datos personales?
¿Hay reglamento interno en línea?
paginas legales de Acme
¿De cuándo es la política de privacidad?
Tratamiento de datos: ¿hay documento?
Los documentos jurídicos del sitio
¿Hay DPA disponible?
¿La clínica publica sus términos de uso?
¿Qué textos legales se pueden consultar?
¿Hay declaración de accesibilidad publicada?
Aviso de privacidad
`,
  consent: `
¿Hay banner de cookies?
Cookies
¿Piden consentimiento?
¿El rastreo empieza antes de aceptar?
¿Qué herramienta de consentimiento usan?
¿Se pueden rechazar las cookies?
¿El aviso de cookies cumple el RGPD?
¿Ponen cookies sin avisar?
¿Qué CMP utilizan?
¿Aparece un aviso de cookies o no?
¿Se recoge bien el consentimiento?
¿Rechazar es tan fácil como aceptar?
¿Los rastreadores esperan mi permiso?
Gestión de cookies
¿Google Analytics carga sin consentimiento?
consentimiento de cookies de Acme
¿Rastrean a los visitantes a escondidas?
¿Qué cartel sale al llegar?
¿OneTrust, Cookiebot o propio?
¿El consentimiento de la clínica está en regla?
¿Me siguen sin preguntar?
¿Hay ventana emergente de cookies?
Scripts publicitarios antes del consentimiento
Opciones del usuario sobre rastreadores
¿Cumplen con la AEPD en cookies?
`,
  security: `
¿El sitio es seguro?
Seguridad
¿HTTPS en todas partes?
¿Qué cabeceras de seguridad tienen?
¿HSTS activado?
¿Mis datos están protegidos técnicamente?
¿Hay CSP?
Cifrado
¿Fallos de seguridad aparentes?
¿Qué cabeceras HTTP faltan?
¿La web es vulnerable a hackeos?
¿El pago es seguro?
¿Cómo protegen los datos?
¿El certificado SSL es válido?
seguridad del sitio
¿Qué dicen de su seguridad informática?
¿X-Frame-Options presente?
¿Acme tiene página de seguridad?
¿Las contraseñas están a salvo?
¿Qué falta en seguridad?
¿Autenticación en dos pasos?
¿Protección contra clickjacking?
¿Dónde se guardan y cifran los datos?
¿La clínica protege bien su web?
Ciberseguridad: balance
`,
  accessibility: `
¿El sitio es accesible?
Accesibilidad
¿Puede usarlo una persona con baja visión?
Puntuación de accesibilidad
¿Los contrastes son suficientes?
WCAG
¿Las imágenes tienen texto alternativo?
¿Se navega con teclado?
¿Compatible con lector de pantalla?
¿Qué problemas hay para personas con discapacidad?
¿El texto gris se distingue del fondo?
¿Dónde hay bajo contraste?
¿Los formularios llevan etiquetas?
a11y
¿Qué controles de accesibilidad fallan?
¿Acme piensa en usuarios ciegos?
¿Los enlaces son comprensibles para lectores de pantalla?
¿El atributo lang está puesto?
¿La web excluye a alguien?
accesibilidad web de la clínica
Daltónicos: ¿se ve bien?
¿Cómo mejorar la accesibilidad?
Malos contrastes
¿Cumple las normas para la discapacidad?
¿Qué tan inclusiva es la página para quien no ve?
`,
  freshness: `
¿El sitio está actualizado?
Actualidad
¿De cuándo es la última actualización?
¿El contenido es reciente?
¿Es un sitio abandonado?
¿De qué año es el copyright?
¿Siguen activos?
¿La información está caduca?
¿Hay páginas viejas con fechas antiguas?
Última actividad en la web
¿Cada cuánto actualizan el sitio?
¿Parece cuidado y mantenido?
¿Contenido obsoleto?
ultima actualizacion
¿La empresa sigue existiendo?
¿Cuándo tocaron la web por última vez?
¿Acme sigue en funcionamiento?
¿Los contenidos envejecieron?
¿Esto sigue vigente?
¿La web huele a polvo?
¿Las fechas que aparecen son recientes?
¿El club tiene su página al día?
¿Desde cuándo no se mueve nada?
Año del pie de página
Señales de vida recientes
`,
  legalRisks: `
¿Hay riesgos legales?
Riesgos jurídicos
¿Están en regla?
¿Qué arriesgan legalmente?
¿Hay afirmaciones peligrosas en lo jurídico?
¿Cumplen el RGPD en general?
¿Riesgo de multa?
¿Falta alguna mención obligatoria?
¿Publicidad engañosa?
¿Qué problemas de cumplimiento hay?
¿Los podrían demandar?
¿Alguna afirmación de salud riesgosa?
¿A qué le pondría peros un abogado?
Puntos legales que corregir
¿La web respeta la ley?
cumplimiento: ¿qué problemas?
¿Acme se expone a un pleito?
Riesgos de incumplimiento
¿Greenwashing?
¿Es legal lo que anuncian?
Banderas rojas jurídicas
¿Qué diría un inspector de consumo?
¿La clínica cumple las normas de publicidad sanitaria?
Alertas regulatorias
¿El club infringe algo?
`,
  team: `
¿Quién trabaja ahí?
Equipo
¿Quién es el fundador?
¿Quién dirige la empresa?
¿Cuántos son?
¿Quién es el CEO?
Presenta a los miembros del equipo
Nombres de los abogados del despacho
¿Quiénes son los médicos?
¿Hay página de equipo?
¿Quién está detrás del proyecto?
¿Cómo se llama el jefe?
¿Quiénes son los entrenadores?
¿Qué trayectoria tiene el director?
¿Cuántos empleados hay?
¿Quién es el chef?
¿Quiénes son los socios fundadores?
¿Quién fundó Acme?
equipo directivo
¿Quién forma la junta directiva?
¿Quién preside el club?
¿Muestran a sus colaboradores?
Las caras de la marca
¿Quiénes son los profesores?
La gente que hay en la clínica
`,
  founding: `
¿Cuándo se creó la empresa?
Fecha de fundación
¿Desde cuándo existen?
¿Qué edad tiene la compañía?
¿En qué año empezaron?
¿Es una startup joven o una casa antigua?
¿Cuál es su historia?
¿Cómo empezó todo?
Año de fundación
¿Desde hace cuánto ejercen?
Cuenta los orígenes de Acme
¿Llevan mucho tiempo?
¿Cuáles son los hitos de su historia?
¿Cuántos años de trayectoria tienen?
¿Cuándo abrió la clínica?
¿Cuándo se fundó el club?
Nacimiento de la marca
¿Qué aniversario cumplen?
año de creacion porfa
¿Es empresa familiar de cuántas generaciones?
¿En qué fecha nació la asociación?
¿De dónde surgió la idea?
¿Se fundaron antes o después del 2000?
Sus comienzos
¿Dónde y cuándo nació la sociedad?
`,
  careers: `
¿Están contratando?
Empleo
¿Hay ofertas de trabajo?
¿Qué puestos están abiertos?
¿Cómo postularse?
¿Aceptan practicantes?
Busco trabajo, ¿toman gente?
Página de carreras
¿Dónde mando mi CV?
¿Hay becas o prácticas?
¿Qué perfiles buscan?
¿Se puede trabajar en remoto con ellos?
Beneficios para empleados
¿Necesitan voluntarios?
vacantes
¿Cómo es el proceso de selección en Acme?
¿Aceptan candidaturas espontáneas?
¿Se está bien trabajando ahí?
¿La clínica busca enfermeras?
¿Hay puesto de desarrollador?
«Trabaja con nosotros», ¿qué dice esa página?
¿El restaurante busca camareros?
¿Qué cultura laboral destacan para atraer talento?
¿El club busca entrenadores?
¿Tienen alguna chamba disponible?
`,
  hours: `
¿Qué horario tienen?
Horarios
¿A qué hora abren?
¿Abren los domingos?
¿Cierran al mediodía?
¿Cuándo se puede pasar?
Horario de apertura
¿Hasta qué hora abren hoy?
¿Abren los festivos?
¿La tienda abre temprano?
¿Atienden el fin de semana?
Días de cierre
¿Abierto en agosto?
¿A qué hora cierra la recepción?
horario de atencion
¿La clínica atiende los sábados?
¿Cuándo está cerrado?
¿Se puede ir después de las 19 h?
Horario de la línea telefónica
¿Está abierto las 24 horas?
¿Abren el lunes por la mañana?
¿Hay horario de verano?
¿Acme está abierto ahora?
Horas de visita
¿Qué días abre el club?
`,
  questions: `
¿Hay preguntas frecuentes?
FAQ
¿Qué preguntas hacen los clientes?
¿Tienen sección de preguntas y respuestas?
¿Qué preguntas trata la web?
¿Dónde encuentro respuestas a dudas comunes?
¿Cuáles son las preguntas más habituales?
Lista las preguntas de la FAQ
¿Qué pregunta la gente por lo general?
Centro de ayuda
¿Qué preguntas quedan sin respuesta para un comprador?
Las dudas típicas de los visitantes
¿Hay página de ayuda?
¿Qué le preguntan a menudo a Acme?
¿Qué cubre la FAQ?
Consultas habituales que responde la web
preguntas frecuentes
¿Responden a lo que uno se pregunta antes de comprar?
¿Cuántas preguntas hay en su FAQ?
¿Base de conocimientos?
¿Qué preguntas convendría añadir a la FAQ?
¿La clínica tiene apartado de dudas?
¿Existe una sección «tus preguntas»?
Las dudas de los padres, ¿dónde se contestan?
¿Hay un apartado que resuelva las consultas comunes?
`,
  pages: `
¿Qué páginas se analizaron?
Páginas
¿Cuántas páginas leíste?
Lista las páginas del sitio
¿En qué páginas se basa el informe?
¿Qué has leído exactamente?
¿Cuántas páginas tiene la web?
¿Miraron la página de precios?
¿Qué URL se visitaron?
¿Cuáles son tus fuentes?
¿Leíste todo el sitio?
Dame los enlaces de las páginas recorridas
¿Qué páginas pudiste abrir?
¿Alguna página no cargó?
Alcance del análisis
paginas rastreadas
¿Qué parte de la web de Acme abarcaron?
¿De dónde salen estos datos?
¿Sobre cuántas URL es el estudio?
¿La página de contacto entra en el análisis?
¿Qué páginas existen en la web de la clínica?
¿Viste su página «Quiénes somos»?
Muestra las páginas exploradas
Extensión del rastreo
¿De qué páginas tomaste la información?
`,
  confidence: `
¿Qué tan seguro estás?
Fiabilidad del informe
¿Se puede confiar en este análisis?
¿Qué nivel de confianza tiene?
¿Tus respuestas son fiables?
¿Cuál es el margen de error?
¿Estás seguro de lo que dices?
¿Qué partes del informe son menos seguras?
¿Cómo sabes todo esto?
¿Está verificado o es suposición?
¿Qué es deducido y qué está escrito tal cual?
Grado de certeza de los personas
¿El análisis es sólido?
¿Puedo citar estas cifras sin riesgo?
¿Te lo estás inventando?
indice de confianza
¿Qué sección está mejor respaldada?
¿Están probadas estas conclusiones?
¿Hay que tomarlo con pinzas?
La precisión del informe sobre Acme
¿Cómo verificaron la información?
¿Qué es interpretación vuestra?
¿Puede equivocarse el informe?
¿Cuánto crédito dar a tus resultados?
¿Con cuánta certeza lo afirmas?
`,
  gaps: `
¿Qué no encontraste?
Lagunas
¿Qué falta en el sitio?
¿Qué información está ausente?
¿Qué no sabe el informe?
¿Qué no se pudo determinar?
¿Qué datos faltan en el análisis?
¿Qué se busca en vano en la web?
Los huecos del informe
¿Sobre qué no hallaron nada?
¿Qué temas calla el sitio?
¿Hay puntos oscuros?
¿Qué habría que preguntarle al cliente para completar?
Información faltante
¿Qué no dice la web?
vacios en los datos
Las incógnitas sobre Acme
¿Qué partes del informe están incompletas?
¿Qué queda por aclarar?
Lo que la clínica olvida decir
¿Qué contenidos no aparecen por ninguna parte?
¿Qué buscaste sin éxito?
Puntos sin respuesta en el estudio
¿A qué no responde el informe?
¿Qué preguntas quedan abiertas?
`,
  unknowable: `
¿Cuánto facturan?
¿Cuánto ganan los empleados?
¿Qué presupuesto de publicidad tienen?
¿Cuántas visitas recibe la web al mes?
¿El fundador está casado?
¿Por qué se fue el antiguo director?
¿Son rentables?
¿Cuál es la tasa de conversión del sitio?
¿Cuánto vale la empresa?
¿Qué sueldo cobra el CEO?
¿Qué margen sacan por venta?
¿Tienen deudas?
¿Cuál es su churn?
¿Cuánto gastan en Google Ads?
¿Dónde vive la gerente?
¿Van a comprar a un competidor?
Tráfico orgánico mensual
¿Los socios se llevan bien?
¿Qué cuota de mercado exacta tienen?
¿Cuántas ventas hicieron la semana pasada?
¿Cuál es el costo de adquisición por cliente?
¿El equipo está contento con su jefe?
¿Quiénes son sus proveedores secretos?
¿Qué alquiler pagan por el local?
¿El chef tiene hijos?
¿Cuántos correos reciben al día?
¿Cuánto dinero tienen en caja?
¿Planean despidos?
¿A quién vota el fundador?
¿Qué porcentaje de rebote tiene la portada?
¿Cuánto les costó la página web?
¿Hubo conflictos internos?
EBITDA
¿Qué porcentaje de clientes repite?
¿Por qué cambiaron de verdad el logo?
¿Cuántos clientes se dieron de baja este año?
¿Cuál es la contraseña del administrador?
¿Qué proyectos confidenciales tiene Acme?
¿La clínica gana dinero?
¿Tuvieron una inspección de Hacienda?
¿El presidente del club es rico?
¿Cuántos pacientes ven al día en promedio?
¿Cuál es el ticket medio?
¿Qué se habló en la última junta?
¿Cuánto stock les queda en el almacén?
¿Los demandó algún exempleado?
facturacion 2023
¿Qué inversor los rechazó?
¿Qué NPS interno manejan?
¿Qué comisión se llevan los vendedores?
¿Con quién sale la dueña?
¿Qué edad media tiene la plantilla y cuánto rotan?
`,
  task: `
Escribe un eslogan
Redacta un correo de prospección
Traduce la portada al inglés
Haz un poema sobre la marca
Escríbeme un post de LinkedIn para ellos
Propón tres titulares nuevos para la home
Genera el código HTML de un banner
Redacta una ficha de producto
Inventa un nombre para su próxima oferta
Escribe una carta de reclamación
Hazme un guion de video de 30 segundos
¿Puedes redactar una newsletter?
Reformula su propuesta de valor para que quede mejor
Escribe un tuit de anuncio
Prepara un esquema de presentación en PowerPoint
Crea un calendario editorial de un mes
Compón una canción para Acme
Redacta un brief creativo para la agencia
Escribe un anuncio de Google Ads
Hazme una bio de Instagram
Redacta un comunicado de prensa
Escribe una respuesta a una reseña negativa
Dibújame un logo
Pásame esto al alemán porfa
Redacta la política de privacidad por ellos
Imagina una campaña de vallas
Genera diez ideas de artículos para el blog
Escribe una meta descripción
Escribe un diálogo entre vendedor y cliente
Reescribe el texto de portada con más humor
Cuéntame un chiste sobre ellos
Crea una hoja CSS con su paleta
Redacta una oferta de empleo para un comercial
Hazme un discurso de dos minutos
Escribe un SMS promocional
Prepara preguntas para entrevistar al fundador
Redacta un contrato modelo
Arma un menú de Navidad para el restaurante
Escribe un artículo de 500 palabras sobre su oficio
Ponlo todo en una tabla de Excel
Crea un prompt de Midjourney en su estilo
Hazme una consulta SQL para ordenar sus clientes
Convierte este resumen en un haiku
Redacta el correo de seguimiento a un cliente indeciso
Escribe una cuña de radio
Inventa un cuento infantil con su mascota
Propón un nuevo nombre de dominio
Escríbeme una invitación para su jornada de puertas abiertas
Hazme un quiz sobre la marca
redactame una descripcion de youtube
Prepara un argumentario de ventas para mi equipo
Acorta el texto de su «Quiénes somos»
`,
  opinion: `
¿Es mejor que HubSpot?
¿Van a tener éxito?
¿Me recomiendas comprar?
¿Qué opinas de su marca?
¿Prefieres a estos o a su competidor?
¿Vale la pena?
¿Es una buena inversión?
¿Seguirán existiendo en cinco años?
¿Te gusta su logo?
¿Cuál elijo entre Acme y Notion?
¿Debería inscribirme?
¿Es la mejor clínica de la ciudad?
¿Crees que la IA los va a reemplazar?
¿Subirán sus acciones?
¿Debería trabajar para ellos?
¿Piensas que el fundador es capaz?
¿Son mejores que el promedio?
¿Este restaurante es tan bueno como el de enfrente?
¿Qué nota les pondrías del 1 al 10?
¿Qué abogado del despacho me recomiendas?
Comparados con Decathlon, ¿cómo son?
Sinceramente, ¿irías tú?
¿Es una marca cool?
¿Superarán a sus rivales?
¿Es demasiado caro para lo que es?
¿Les confío a mi hija?
Tu opinión personal
¿Se les va a hundir el mercado?
¿Merecen su éxito?
¿Es peor que Doctoralia?
¿Deberían lanzarse en Estados Unidos?
¿Te crees su historia?
¿Hay que invertir en esta startup?
¿Cuál es el mejor club de la zona?
¿Su nuevo producto la va a romper?
¿Mi competidor es más fuerte que ellos?
¿Te parece ético?
¿Conviene esperar a las rebajas?
¿Por qué la gente prefiere Apple?
¿Me va a gustar su comida?
Entre este yoga y el pilates de al lado, ¿con cuál te quedas?
¿Su estrategia es inteligente según tú?
`,
  fact: `
¿Los perros duermen solos?
¿Cuánto dura una sesión?
¿Desde qué edad se puede entrar?
¿Cómo me hago socio?
¿Hay estacionamiento?
¿Qué incluye el plan básico?
¿Cuánto cuesta el traslado al aeropuerto?
¿Aceptan mascotas en las habitaciones?
¿Hay que llevar material propio?
¿El desayuno está incluido?
¿Cuánto tarda el envío?
¿Se puede pagar a plazos?
¿Cuántos alumnos hay por clase?
¿Sirven platos vegetarianos?
¿Hace falta reservar con antelación?
¿Cuál es el tamaño máximo de archivo?
¿Trabajan con mi seguro médico?
¿El wifi es gratis?
¿Cuánta gente cabe en el salón?
¿De dónde viene su café?
¿Hacen el pan ahí mismo?
¿Qué título se obtiene al final del curso?
¿Las clases son en inglés?
¿Piden certificado médico?
¿Cuántas noches mínimo en julio?
¿A qué hora es el check-in?
¿Puedo cancelar la cita el día antes?
¿Lo cubre la obra social?
¿Cuánto cuesta una limpieza dental?
¿Ponen implantes en un día?
¿La anestesia es local o general?
¿Cuántas sesiones hacen falta para ver resultados?
¿Duele el tratamiento?
¿Puedo ir con cochecito de bebé?
¿Los niños pagan entrada?
¿Hay vestuarios con ducha?
¿Prestan raquetas a los principiantes?
¿Qué nivel piden para la caminata de tres días?
¿Cuántos kilómetros tiene la ruta larga?
¿La piscina está climatizada?
¿Dan toallas?
¿Hay cargador para coche eléctrico?
¿Cada cuánto pasa la lanzadera?
¿Qué fianza piden por alquilar una bici?
¿Cuánto vale alquilar un kayak por un día?
¿Qué pasa si llueve el día de la excursión?
¿Los guías hablan alemán?
¿Necesito visa para el circuito por Vietnam?
¿El transporte va incluido en el viaje?
¿Cuántas maletas se pueden llevar?
¿Dan el pienso durante la estancia?
¿Los gatos están aparte?
¿Mi perro tiene que estar vacunado?
¿Mandan fotos de la mascota?
¿Cuántos paseos dan al día?
¿Qué tamaño tiene el jardín donde corren?
¿Se queda alguien por la noche?
¿Operan conejos?
¿Cuánto cuesta castrar a una gata?
¿Cómo adopto un perro del refugio?
¿Qué documentos llevo a la primera cita?
¿El abogado va a la cárcel a ver al cliente?
¿Trabajan con turno de oficio?
¿Cuánto sale la primera consulta de divorcio?
¿Cuánto tarda una nacionalidad según ellos?
¿Llevan pleitos entre vecinos?
¿Se puede firmar a distancia?
¿Qué papeles pide el notario para una herencia?
¿Depósito mínimo para abrir la cuenta?
¿Qué interés da la cuenta de ahorro?
¿Puedo sacar dinero en el extranjero sin comisión?
¿La tarjeta es de metal?
¿Cuántas transferencias gratis hay al mes?
¿Qué franquicia aplica en rotura de lunas?
¿La póliza cubre robo de bicicleta?
¿Cuántos usuarios entran en el plan Pro?
¿Se pueden exportar los datos a CSV?
¿Hay límite de proyectos en la versión gratis?
¿Cuánto almacenamiento da cada cuenta?
¿Borran mis archivos si me doy de baja?
¿Se puede importar desde Trello?
¿La app funciona sin conexión?
¿Cuánto tiempo guardan el historial?
¿El soporte atiende en español?
¿Qué navegador se necesita?
¿Puedo compartir un tablero con alguien de fuera?
¿Cuántos invitados por videollamada?
¿Cómo restablezco la contraseña?
¿Cada cuánto hacen copias de seguridad?
¿Admite formato DWG?
¿Cuántos idiomas reconoce la transcripción?
¿El plan Equipo trae SSO?
¿Qué cambia de Basic a Premium?
¿De qué madera son las mesas?
¿Dónde se fabrican los bolsos?
¿Cómo se lava el suéter de merino?
¿Qué lleva el jabón?
¿La crema tiene perfume?
¿Sirve para piel sensible?
¿El chocolate lleva leche?
¿Cuánto pesa la mochila?
¿Qué autonomía tiene la batería?
¿El reloj es sumergible?
¿Qué tallas hay de los zapatos?
¿Se pliega el casco?
¿Cuánto tarda la lámpara en cargarse?
¿Se puede cambiar la hoja del cuchillo?
¿Hay repuestos para la aspiradora?
¿Envían a Canarias?
¿Desde qué importe es gratis el envío?
¿Cómo devuelvo una prenda que me queda chica?
¿Puedo recoger el pedido en tienda?
¿Envuelven para regalo?
¿Cuánto cuesta la vela de higo?
¿Los huevos son de gallinas camperas?
¿Qué día reparten las cestas de verdura?
¿Se pueden recoger fresas uno mismo?
¿Qué variedad de manzana cultivan?
¿Se visita la bodega?
¿Cuántas botellas producen al año?
¿Qué uva lleva el tinto joven?
¿Vendimian a mano?
¿La cata se paga?
¿Cuánto dura la miel una vez abierta?
¿Qué plato del día hay los viernes?
¿Tienen terraza?
¿Se puede cerrar el restaurante para un grupo?
¿Hacen pizza sin gluten?
¿Cuánto cuesta el menú degustación?
¿Aceptan vales de comida?
¿El pescado es fresco o congelado?
¿Hay menú infantil?
¿Puedo llevar mi propia tarta?
¿Cuántos comensales entran arriba?
¿Reparten a domicilio por la noche?
¿El mole pica mucho?
¿Qué seña piden para una boda?
¿Cuántas horas de fotos trae el paquete de boda?
¿Cuándo entregan las fotos?
¿El fotógrafo viaja al extranjero?
¿Dan los archivos RAW?
¿Cuántas rondas de cambios incluye el diseño?
¿En cuántos días mandan el presupuesto?
¿Acuden de urgencia por la noche?
¿Cuánto cobran por destapar una cañería?
¿Cuánto se tarda en rehacer un tejado?
¿Se llevan los escombros?
¿Tengo que estar en casa durante la obra?
¿Instalan paneles solares en azotea plana?
¿Qué ayudas públicas mencionan para la aerotermia?
¿Qué grosor de aislante ponen?
¿Ponen ellos la pintura?
¿Qué marca de caldera instalan?
¿Vienen a medir antes?
¿Cuánto tarda en secar el microcemento?
¿Desmontan los muebles en la mudanza?
¿Dan las cajas?
¿Ofrecen guardamuebles por semanas?
¿Reparan coches eléctricos?
¿Prestan un auto mientras arreglan el mío?
¿Cuánto cuesta un cambio de aceite?
¿Hay que pedir turno para revisar las llantas?
¿Con qué coche se practica el permiso automático?
¿Cuántas prácticas trae el bono de conducir?
¿Se puede empezar a manejar a los 16?
¿Qué porcentaje de aprobados anuncia la autoescuela?
¿Cuándo es la próxima jornada de puertas abiertas?
¿Hay internado?
¿El comedor es ecológico?
¿Hasta qué hora dura la guardería de tarde?
¿Qué idioma se aprende en primero de secundaria?
¿Hay que llevar uniforme?
¿Cómo es el examen de ingreso?
¿Hay becas para estudiantes extranjeros?
¿Cuántas horas de clase por semana?
¿El curso es bonificable?
¿Se puede hacer el programa a distancia?
¿Cuál es la fecha límite de matrícula?
¿Cuántos módulos tiene el máster?
¿El examen final es oral?
¿Las prácticas son obligatorias?
¿Qué materias hay en primer año?
¿La biblioteca está abierta a exalumnos?
¿A qué hora es la misa del domingo?
¿Cómo anoto a mi hijo en catequesis?
¿Se puede visitar la cripta?
¿Quién pintó los frescos de la capilla?
¿La audioguía va con la entrada?
¿Cuántas obras hay en la colección permanente?
¿Hasta cuándo está la exposición?
¿Dejan sacar fotos en el museo?
¿Hay visita en lengua de signos?
¿Es gratis el primer domingo del mes?
¿Cuánto se tarda en verlo todo?
¿Qué obra ponen en diciembre?
¿Dónde cambio una entrada?
¿El concierto es de pie o sentado?
¿Dónde compro los boletos del festival?
¿Se puede acampar?
¿Qué bandas tocan el sábado?
¿Desde qué altura es el puenting?
¿Cuál es el peso máximo para el parapente?
¿Pueden escalar niños de 4 años?
¿Qué día entrenan los juveniles?
¿Cuánto vale la ficha federativa de un niño?
¿En qué división juega el primer equipo?
¿Dónde se juegan los partidos de local?
¿Cómo me apunto al torneo de primavera?
¿Cuántas pistas cubiertas hay?
¿Prestan esterillas de yoga?
¿Qué diferencia hay entre su hatha y su vinyasa?
¿El sauna es mixto?
¿Puedo recibir el masaje embarazada?
¿Qué aceite usan en el masaje?
¿Cuánto dura el tratamiento facial?
¿Depilan con láser pieles oscuras?
¿Me cobran si llego tarde?
¿Cortan el pelo rizado en seco?
¿Qué marca de tinte usan?
¿Cuánto tiempo vale un bono regalo?
¿Se puede regalar una tarjeta?
¿Adónde va el dinero de las donaciones?
¿Las donaciones desgravan?
¿Cómo apadrino a un niño?
¿Cuántos árboles han plantado?
¿En qué pueblos hacen pozos?
¿Puedo donar ropa usada?
¿Cómo soy voluntario los fines de semana?
¿Cuántas comidas reparten cada invierno?
¿Qué formación reciben las familias de acogida?
¿Hay que ser socio para llevarse una herramienta?
¿Qué objetos aceptan para reparar?
¿Recogen pilas usadas?
¿Cómo funciona el compost comunitario?
¿Qué día pasa la recolección?
¿Cómo saco el carné de la biblioteca?
¿Cuántos libros se pueden llevar?
¿Qué multa ponen por retraso?
¿Cómo pido un acta de nacimiento en el ayuntamiento?
¿Qué altura libre tiene el almacén?
¿Qué máquinas hay en el taller?
¿Cuál es el pedido mínimo?
¿Imprimen en cartón reciclado?
¿Qué formatos de papel manejan?
¿En cuánto tiempo hacen 500 tarjetas?
¿Qué tolerancia de mecanizado alcanzan?
¿Trabajan acero inoxidable?
¿Cuántas toneladas saca la línea por día?
¿Qué temperatura aguanta la junta?
¿El equipo se puede poner a la intemperie?
¿Qué rendimiento da el panel de 400 vatios?
¿Cuántos escritorios tiene el coworking?
¿El café entra en la membresía?
¿Puedo domiciliar mi empresa ahí?
¿Cuántas personas caben en la sala azul?
¿Se entra de noche con tarjeta?
¿Hay ascensor?
¿El edificio es accesible en silla de ruedas?
¿Hay cuarto para cuatro personas?
¿La suite da al mar?
¿A qué distancia está la playa?
¿Puedo dejar el equipaje después de salir?
¿Cobran por la cuna?
¿Cuánto es la tasa turística?
¿La cocina del apartamento está equipada?
¿Se puede hacer asado en el camping?
¿Cuántas parcelas para tiendas hay?
¿Los bungalós tienen aire acondicionado?
¿Toman pacientes nuevos?
¿El médico hace visitas a domicilio?
¿Cómo recibo los resultados de los análisis?
¿Hay que ir en ayunas para el análisis de sangre?
¿Atienden a menores de dos años?
¿Hacen videoconsulta?
¿Cuántos días de reposo tras la operación?
¿Cuándo puedo volver al deporte después del láser?
¿Qué marca de implantes ponen?
¿Trabajan lentillas nocturnas?
¿La residencia admite parejas?
¿Las familias pueden comer con los residentes?
¿Hay unidad de alzhéimer?
¿Cuántas enfermeras hay de noche?
¿Cómo es la adaptación a la guardería?
¿Ponen ellos los pañales?
¿Cuántos niños por educadora?
¿Qué hacen si mi hijo tiene fiebre?
¿Qué es el programa Horizonte?
¿En qué consiste el «método suave» del que hablan?
¿Qué significa la sigla AMP de su página?
¿Qué se hace en la auditoría exprés?
¿Qué hace exactamente el módulo Recordatorios?
¿Cómo funciona el plan amigo?
¿Cómo doy de baja la suscripción?
¿Dónde encuentro mi número de cliente?
¿Cómo cambio la fecha de entrega?
¿Se puede pagar con PayPal?
¿Aceptan efectivo?
¿Mandan la factura por mail?
¿Puedo pausar la cuota en verano?
¿Cuántos puntos hacen falta para un regalo?
¿Qué descuento tienen los estudiantes?
¿Hay tarifa reducida para jubilados?
¿Cuánto vale la opción exprés?
cuanto es el recargo de los domingos
cuanto sale ida y vuelta a la estacion
¿Cuántos pasajeros entran en la van?
¿Los choferes llevan silla de bebé?
¿Se puede fumar en la terraza?
¿Qué dan de cenar en la casa rural?
¿Qué día es el mercado de productores?
¿El taller de cerámica es los miércoles?
¿Te llevas la pieza el mismo día?
¿La cocción de la pieza está incluida?
¿Se puede celebrar un cumpleaños infantil en el taller?
¿Cuántos participantes como máximo por grupo?
¿Hay lista de espera?
¿Quién compuso la música de su última película?
¿Qué preguntaron en su estudio sobre el sueño?
¿Qué recomiendan para una fuga de agua?
¿Cuántas calorías tiene un bowl?
¿De dónde sacan la lana?
¿Cómo se llama su burro más viejo?
¿Desde qué edad se monta en poni?
¿Prestan casco a los jinetes?
¿Mi caballo puede quedarse en el prado?
¿Qué clase de arena usan en la pista de equitación?
¿Quién da el taller de pan los sábados?
¿Hay opción halal?
¿Tienen cambiador para bebés?
¿Necesito traje de neopreno?
`,
}
