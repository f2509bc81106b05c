import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'nuestra misión|misión|misión y visión',
    vision: 'nuestra visión|visión',
    purpose:
      'nuestro propósito|propósito|por qué existimos|lo que nos mueve|en qué creemos|nuestra filosofía|nuestra promesa|nuestro compromiso',
    values: 'nuestros valores|valores|nuestros principios',
    frame:
      'nuestra misión es|nuestro objetivo es|nuestro propósito es|ayudamos a|creemos|tenemos la misión|queremos|existimos para|nos comprometemos|trabajamos para|nuestra visión es|misión es|nos dedicamos a|nos esforzamos|tiene como misión|estamos comprometidos',
  },
  we: 'nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|somos|creemos|ofrecemos|queremos|trabajamos',
  customerVoices: {
    self: 'yo|mi|mis|me|mí|conmigo|estoy|quedé|tuve|fui|he',
    praise:
      'recomiendo|recomendamos|recomendable|recomendado|recomendados|gracias|agradecido|agradecida|agradezco|encantado|encantada|encantados|contento|contenta|contentos|satisfecho|satisfecha|satisfechos|excelente|excelentes|increíble|fantástico|fantástica|maravilloso|maravillosa|perfecto|perfecta|genial|estupendo|profesional|profesionales|profesionalidad|mejor|mejores|amable|amables|atentos|atento|impecable|espectacular|ayudado|ayudó|ayudaron|feliz|muy bien|muy buen|muy buena|volveré|repetiré|confianza|trato|cercano|superó|superado|eficaz|rápido|inmejorable|de diez|recomiend*|recomend*|agradecid*|agradecemos|encantad*|satisfech*|amabilidad|amabilísimo|simpático|simpática|simpáticos|cariñosa|cariñosos|exquisito|exquisita|espectaculares|maravillosos|maravillas|una maravilla|estupenda|estupendos|geniales|fantásticos|perfectamente|perfectos|impecables|limpísimo|profesionales como la copa|excelente trato|buen trato|trato exquisito|trato inmejorable|muy buenos|muy amables|muy amable|muy profesional|muy profesionales|muy contento|muy contenta|muy satisfecho|muy satisfecha|muy agradable|un lujo|un diez|un 10|5 estrellas|cinco estrellas|chapó|enhorabuena|felicidades|sin duda|sin dudarlo|cien por cien|100 recomendable|totalmente recomendable|muy recomendable|repetiremos|repetiría|volveremos|volvería|inolvidable|me sentí|nos sentimos|como en casa|me ayudó|me han ayudado|nos ayudó|nos ayudaron|superaron|mejoré|he mejorado|aprendí|he aprendido|disfrutamos|disfruté|nos encantó|me encantó|nos ha encantado|me ha encantado',
    owner:
      'fundador|fundadora|cofundador|cofundadora|dueño|dueña|propietario|propietaria|gerente|director|directora|presidente|presidenta|ceo|autor|autora|inventor|inventora|creador|creadora|filósofo|filósofa|escritor|escritora|poeta|físico',
  },
  claims: {
    idle: 'más frecuente|más frecuentes|más comunes|más vulnerables|más necesitados|a lo mejor|lo mejor posible|mejores deseos|mejor dicho|por lo menos|al menos|como máximo|además|lo más pronto|lo antes posible|a la mayor brevedad|no solo|mejor amigo|mejores amigos|el primer paso|mejores prácticas|cuanto mejor',
    superlative:
      'el líder|empresa líder|líder de|líder en|líder del|líderes|líder mundial|líder en|líderes en|número 1|nº 1|nº1|número uno|el mejor|la mejor|los mejores|las mejores|el más grande|la más grande|el más rápido|la más rápida|el más seguro|el más completo|la más completa|la más avanzada|el más avanzado|el más barato|los precios más bajos|mejor precio|el único|la única|los únicos|las únicas|los primeros en|primera empresa|pioneros|pionera|pionero|inigualable|incomparable|imbatible|imbatibles|insuperable|una de las mejores|uno de los mejores|uno de los más|una de las más|galardonado|galardonada|premiado|premiada|referente|referentes|máxima calidad|la más alta calidad|de clase mundial',
    guarantee:
      'garantía|garantizado|garantizada|garantizados|garantizamos|garantiza|devolución del dinero|te devolvemos tu dinero|sin riesgo|sin riesgos|100% seguro|satisfacción garantizada|garantía de por vida|prometemos|devoluciones gratis|nos comprometemos',
    comparison:
      'mejor que|más rápido que|más barato que|que cualquier otro|que cualquier otra|que los demás|que la competencia|que otros|a diferencia de|en comparación con|comparado con|veces más|veces menos|el doble de|supera a|ningún otro|ninguna otra|a mitad de precio',
    promise:
      'nos encargamos|nunca más|siempre|en todo momento|24/7|24 horas|en minutos|en segundos|en menos de 24 horas|al instante|de inmediato|ahorra hasta|hasta un|aumenta tus|duplica|reduce|sin esfuerzo|cero|para siempre|100%|todo lo que necesitas|todo lo que necesita|de por vida',
    parity:
      'alta calidad|máxima calidad|mejor calidad|calidad y servicio|satisfacción del cliente|clientes satisfechos|excelente servicio|mejor servicio|precios competitivos|mejores precios|equipo profesional|equipo de expertos|profesionales cualificados|años de experiencia|soluciones innovadoras|soluciones a medida|socio de confianza|fácil de usar|rápido y fiable|entrega rápida|llave en mano|amplia gama|atención personalizada|trato personalizado|calidad precio',
  },
  sources: {
    before:
      'según|de acuerdo con|fuente|fuentes|estudio de|estudio realizado por|un estudio de|encuesta de|informe de|informe del|datos de|datos del|cifras de|publicado en|publicado por|certificado por|certificada por|auditado por|verificado por|probado por|avalado por|recomendado por|citado por|investigación de|estadísticas de',
    after: 'revela que|estima que',
    mark: 'estudio|estudios|encuesta|investigación|ensayo clínico|clínicamente probado|prueba independiente|estadísticas|informe',
  },
  readers: {
    plain: '',
    formal: 'usted|ustedes|a usted|con usted',
    informal:
      'tú|tu|tus|te|ti|contigo|tuyo|tuya|tuyos|tuyas|vosotros|vosotras|vuestro|vuestra|vuestros|vuestras|os ayudamos|os ofrecemos|vos|podés|tenés|querés',
  },
  emotions: {
    thrill:
      'emocionante|emocionantes|emoción|emociones|emocionar|aventura|aventuras|pasión|apasionante|apasionado|apasionada|salvaje|épico|épica|energía|enérgico|vibrante|vibrantes|vibrar|dinámico|dinámica|eléctrico y|audaz|audacia|atrevido|atrevida|valiente|valientes|inolvidable|inolvidables|inspirar|inspirador|inspiradora|inspiración|entusiasmo|entusiasta|celebrar|celebración|fiesta|fiestas|victoria|triunfo|triunfar|conquistar|fantástico|fantástica|increíble|increíbles|espectacular|espectaculares|impresionante|impresionantes|asombroso|asombrosa|alucinante|sensacional|intenso|intensa|poderoso|poderosa|diversión|mágico|mágica|magia|sueño|sueños|soñar|delicioso|deliciosa|irresistible|irresistibles|euforia|adrenalina|explosión|guau',
    warmth:
      'amor|amar|amamos|querer|cariño|cariñoso|ternura|tierno|dulce|dulzura|cuidado|cuidados|cuidar|cuidamos|amable|amabilidad|bondad|calor humano|cálido|cálida|calidez|corazón|corazones|familia|familias|familiar|familiares|amigo|amigos|amiga|amistad|juntos|juntas|comunidad|compartir|compartimos|pertenecer|pertenencia|hogar|hogares|acogedor|acogedora|confort|comodidad|cómodo|cómoda|bienestar|suave|suavidad|calma|paz|tranquilo|tranquila|tranquilidad|relax|relajarse|relajante|relajado|serenidad|feliz|felices|felicidad|alegría|alegre|sonrisa|sonrisas|sonreír|esperanza|confianza|seguro y|compasión|empatía|hermoso|hermosa|bello|bella|belleza|delicado|delicada|orgullo|orgullosos|sanar|sanación|humano|humana|abrazo|abrazos|armonía|solidaridad|cercano|cercana|cercanía',
    worry:
      'miedo|miedos|temor|temores|temer|preocupación|preocupaciones|preocupado|preocupada|preocuparte|ansiedad|ansioso|angustia|estrés|estresado|estresante|dolor|dolores|doloroso|sufrir|sufrimiento|sufren|lucha|luchar|frustrado|frustrante|frustración|abrumado|abrumador|agobio|agobiado|agotado|agotador|agotamiento|harto|hartos|cansado de|soledad|triste|tristeza|enojo|enojado|enfado|ira|rabia|odio|pesadilla|pesadillas|desastre|desastres|catástrofe|pánico|perdido|perdidos|desesperado|desesperación|trauma|traumas|abuso|abusos|crisis|peligro|peligros|peligroso|peligrosa|amenaza|amenazas|víctima|víctimas|duelo|roto|terrible|terribles|horrible|molesto|dolor de cabeza|caos|arrepentirse|culpa|vergüenza|cruel|mala sorpresa',
  },
  courtesy:
    'por favor|gracias|muchas gracias|mil gracias|agradecemos|agradecidos|agradecimiento|bienvenido|bienvenida|bienvenidos|bienvenidas|te damos la bienvenida|le damos la bienvenida|con gusto|con mucho gusto|con placer|encantados|encantados de|es un placer|será un placer|un placer|no dudes en|no dude en|no duden en|a tu disposición|a su disposición|a tu servicio|a su servicio|estamos para ayudarte|te invitamos|le invitamos|los invitamos|os invitamos|invitamos|te esperamos|le esperamos|os esperamos|disculpa|disculpe|disculpas|perdón|lo sentimos|lo siento|estimado|estimada|estimados|querido|querida|queridos|atentamente|cordialmente|saludos|un saludo|respeto|respetuoso|hola|buenos días|gratitud|si lo desea|si lo deseas|permítanos|con cariño|cordial',
  hedges:
    'quizá|quizás|tal vez|a lo mejor|posiblemente|probablemente|seguramente|aparentemente|parece|parecen|parece que|podría|podrían|podríamos|podrías|debería|deberían|puede que|puede ser|más o menos|aproximadamente|alrededor de|relativamente|bastante|algo así como|en general|generalmente|por lo general|normalmente|habitualmente|a menudo|a veces|en ocasiones|casi siempre|la mayoría de las veces|en la mayoría de los casos|en algunos casos|en principio|de alguna manera|en cierto modo|en nuestra opinión|creemos|pensamos|esperamos|intentamos|procuramos|tratamos de|en la medida de lo posible|si es posible|siempre que sea posible|según el caso|depende de|no necesariamente|no siempre|suele|suelen|tiende a|potencialmente|eventualmente',
  humour:
    'broma|bromas|es broma|bromeamos|fuera de bromas|sin bromas|no es broma|chiste|chistes|jaja|jajaja|jeje|jiji|lol|ups|uy|upsi|psst|chist|tachán|tarán|voilà|yuju|yupi|hurra|viva|olé|bah|puf|uf|nop|sip|pues eso|ojo al dato|palabrita|palabrita del niño|prometido|lo prometemos no|no mordemos|no mordemos lo prometemos|spoiler|alerta spoiler|redoble de tambores|dato curioso|datos curiosos|guiño|con un guiño|juego de palabras|unicornio|unicornios|ninja|ninjas|superpoder|superpoderes|superhéroes|brujería|magia potagia|suegra|tu suegra|adictos al café|cafeteros|locura|locuras|loco|locos|loca|chiflados|gracioso|graciosos|divertido|divertida|divertidos|risas|carcajadas|humor|con humor|sentido del humor|travieso|gamberro|gamberros|gamberra|cachondeo|canalla|pillo|friki|molón|mola|molan|a lo loco|la neta|no manches',
  irreverence:
    'mierda|de mierda|joder|jodido|jodida|jode|coño|cojones|cojonudo|de cojones|hostia|la hostia|leches|puta|puto|putada|de puta madre|cabrón|cabrones|gilipollas|gilipollez|gilipolleces|pendejo|pendejada|pendejadas|chingar|chingón|chingona|chingones|carajo|al carajo|qué carajo|diablos|qué diablos|demonios|maldito|maldita|malditos|maldición|culo|patear traseros|trasero|idiota|idiotas|estúpido|estúpida|tonto|tonta|tontos|tontería|tonterías|sin tonterías|aburrido|aburrida|aburridos|rollo|vaya rollo|sin rollos|chorrada|chorradas|bla bla|blabla|sin bla bla|cháchara|patrañas|paja|sin paja|apesta|asco|da asco|feo|odiamos|odio|a la mierda|me la suda|pasamos de|coñazo|peñazo|cutre|cutres|rebeldes|friki|frikis|locos por',
  imperative:
    'accede|acceda|adquiere|adquiera|agenda|agende|ahorra|ahorre|apoya|aprende|aprenda|aprovecha|aproveche|ayuda|ayúdanos|busca|busque|calcula|calcule|cambia|comienza|comience|comparte|compara|compra|compre|conecta|conoce|conozca|consigue|consiga|consulta|consulte|contacta|contacte|contáctanos|contáctenos|contrata|contrate|controla|convierte|crea|cree su|crece|cuida|cuide|déjanos|deja|deje|descarga|descargue|descubre|descubra|disfruta|disfrute|diseña|diviértete|dona|done|elige|elija|empieza|empiece|encuentra|encuentre|entra|envía|envíe|envíanos|escribe|escríbenos|escoge|escucha|explora|explore|garantiza|gestiona|haz|haga|hazte|impulsa|imagina|inicia|inicie|inscríbete|inscríbase|invierte|llama|llame|llámanos|lee|lleva|mejora|mira|mire|obtén|obtenga|olvida|olvídate|optimiza|participa|pide|pida|planifica|pregunta|prepárate|protege|proteja|prueba|pruebe|recibe|reciba|regístrate|regístrese|reserva|reserve|saca|siente|sigue|síguenos|simplifica|solicita|solicite|súmate|suscríbete|suscríbase|toma|trabaja|transforma|únete|usa|utiliza|ven|venga|viaja|visita|visite|vive|viva|comprar|ver|solicitar|reservar|descargar|descubrir|contactar|conocer',
  superlatives:
    'el mejor|la mejor|los mejores|las mejores|lo mejor|mejor|mejores|el más|la más|los más|las más|el mayor|la mayor|líder|líderes|líder del mercado|líder mundial|número uno|número 1|nº 1|nº1|no 1|n1|de primera|de primer nivel|de primera clase|de clase mundial|de la más alta|la más alta calidad|máxima|máximo|máxima calidad|único|única|únicos|únicas|inigualable|inigualables|incomparable|incomparables|imbatible|imbatibles|insuperable|insuperables|excepcional|excepcionales|extraordinario|extraordinaria|extraordinarios|perfecto|perfecta|perfectos|perfectamente|ideal|ideales|óptimo|óptima|óptimos|sobresaliente|excelente|excelentes|excelencia|increíble|increíbles|sin igual|sin precedentes|el único|la única|revolucionario|revolucionaria|definitivo|definitiva|absoluto|absoluta|premium|galardonado|galardonada',
  jargon:
    'algoritmo|algoritmos|arquitectura de|autenticación|automatización|interfaz|interfaces|integración|integraciones|infraestructura|infraestructuras|interoperabilidad|escalable|escalables|escalabilidad|despliegue|desplegar|configuración|configurar|parámetro|parámetros|optimización|implementación|implantación|implementar|metodología|aprovisionamiento|logística|gobernanza|auditoría|auditorías|activos|pasivos|amortización|responsabilidad civil|franquicia|pliego|gestión de proyectos|gestión del cambio|cumplimiento|cumplimiento normativo|certificación|normativa|norma|rgpd|lopd|especificación|especificaciones|módulo|módulos|base de datos|bases de datos|cifrado|virtualización|servidor|servidores|alojamiento|copia de seguridad|copias de seguridad|red|redes|fibra óptica|centralita|centralitas|telefonía ip|ancho de banda|enrutador|conmutador|ciberseguridad|diagnóstico|calibración|tolerancia|hidráulico|neumático|par motor|fotovoltaico|fotovoltaica|semiconductor|aleación|mecanizado|biomarcador|principio activo|posología|contraindicación|fiscalidad|iva|cadena de valor|indicadores|procesos',
  cliches:
    'a medida|soluciones a medida|a tu medida|a su medida|innovador|innovadora|innovadores|innovadoras|soluciones innovadoras|innovación|vanguardia|a la vanguardia|de vanguardia|última generación|de última generación|última tecnología|alta calidad|de alta calidad|de calidad|la mejor calidad|máxima calidad|calidad y servicio|soluciones integrales|solución integral|integral|equipo de expertos|equipo de profesionales|profesionales altamente cualificados|altamente cualificado|altamente calificado|amplia experiencia|años de experiencia|con más de|pasión por|con pasión|apasionados|apasionados por|compromiso con|comprometidos con|nuestro compromiso|tu satisfacción|satisfacción del cliente|satisfacción de nuestros clientes|clientes satisfechos|trato personalizado|atención personalizada|servicio personalizado|a tu lado|tu socio|socio estratégico|aliado estratégico|tu aliado|de confianza|amplia gama|gran variedad|todo en uno|llave en mano|valor añadido|valor agregado|sinergia|sinergias|lleva tu negocio|al siguiente nivel|siguiente nivel|otro nivel|potencia tu|potenciar|impulsa tu|impulsar|transforma tu|revoluciona|revolucionar|libera el potencial|desbloquea|en el mundo actual|en la era digital|en un mundo|en constante evolución|en constante cambio|sumérgete|experiencia única|experiencia inolvidable|experiencia de usuario|sin complicaciones|sin esfuerzo|sin fisuras|fluida|marcar la diferencia|marca la diferencia|hacemos la diferencia|excelencia|de principio a fin|mucho más que|más que un|adaptado a tus necesidades|adaptadas a sus necesidades|tus necesidades|sus necesidades|holístico|holística|ecosistema|robusto|robusta|optimiza|optimizar',
  contractions:
    'pa’l|pa’lante|palante|p’alante|pa’ que|porfa|porfis|finde|peli|pelis|cole|profe|profes|cumple|cumples|tele|compu|refri|tranqui|chuches|bocata|prota|mijo|mija|nomás|ahorita|to’ el|bici|bicis|boli|mates|depa|maxi|uni|insti|capi|poli|zapas|peque|peques|tranquis|pisci|finde semana',
  introductions: {
    frame: 'es un|es una|es el|es la|somos un|somos una|somos el|somos la',
    ends: 'que|para|con|en|y|donde|dedicada|dedicado|especializada|especializado|ubicada|ubicado|desde|por',
    closes: '',
  },
  stands: {
    difference:
      'a diferencia de|el único|la única|los únicos|sin compromiso|sin contratos|sin permanencia|sin costos ocultos|sin costes ocultos|los primeros en|lo que nos distingue|lo que nos diferencia|patentado|patentada|uno de los pocos|hecho a mano|empresa familiar|independiente',
    affordable:
      'asequible|asequibles|económico|económica|económicos|barato|baratos|barata|mejor precio|mejores precios|precio justo|precios justos|precios bajos|bajo costo|bajo coste|accesible|precios accesibles|relación calidad-precio',
    premium: 'premium|lujo|lujoso|lujosa|exclusivo|exclusiva|alta gama|gama alta|primera clase|prestigio',
  },
  distinctions: {
    given:
      'gratis|gratuit*|sin coste|sin costo|sin costes adicionales|sin compromiso|código abierto|open source|sin publicidad|sin anuncios|sin suscripción|sin permanencia|privacidad|privado|privada|de forma segura|confidencial*|cifrado|encriptad*|24/7|24 horas|las 24 horas|el mismo día|al día siguiente|en menos de 24|a domicilio|en tu casa|envío gratis|precio fijo|precios transparentes',
    made: 'nuestro propio|nuestra propia|propios|producción propia|fabricación propia|empresa familiar|familiar|independiente*|de la zona|de proximidad|hecho a mano|hechos a mano|artesan*|hecho en|fabricado en|ecológic*|orgánic*|desde hace|años de experiencia|décadas|generaci*|certificad*|acreditad*|homologad*|galardonad*|patentad*|especiali*|exclusivamente|a medida|grupos reducidos',
    whole:
      'todo en uno|todo en un solo lugar|en un solo lugar|en un mismo lugar|en un único lugar|todo lo que necesitas|todo lo que necesita|todo lo que necesites|de principio a fin|de inicio a fin|de la a a la z|de extremo a extremo|desde el diseño hasta|desde la idea hasta|desde el principio hasta|en cada etapa|en todo el proceso|llave en mano|servicio integral|servicios integrales|solución integral|soluciones integrales|servicio completo|solución completa|bajo un mismo techo|un único interlocutor|un solo interlocutor|una sola plataforma|ventanilla única|punto de contacto',
    refusal:
      'sin|sin ningún|cero|no más|nunca|nunca más|jamás|no solo|no es solo|no somos solo|más que un|mucho más que|nada más que|nada de|olvídate de|únicamente|solamente|solo|en lugar de|en vez de|a diferencia de|el único|la única|los únicos|las únicas|ningún otro|ninguna otra|uno de los pocos|libre de',
  },
  refusals: {
    not: 'no|nunca|jamás|ni',
    no: 'ningún|ninguna|cero|nada de',
    without: 'sin',
    only: 'solo|sólo|solamente|simplemente|siempre|más|duda',
  },
  cuts: {
    determiner:
      'el|la|los|las|un|una|unos|unas|al|este|esta|estos|estas|ese|esa|esos|esas|mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|vuestro|vuestra|cada|todo|toda|todos|todas|algún|alguna|ningún|ninguna|lo',
    pronoun:
      'yo|tú|él|ella|nosotros|nosotras|vosotros|ellos|ellas|usted|ustedes|me|te|se|nos|os|le|les|no|que|para|puede|pueden|puedes|podemos|debe|deben|debes|quiere|quieres|hay|va|vas|vamos',
    connector: 'de|del|para|a|en|sin',
    filler:
      'y|e|o|u|pero|sino|ni|si|porque|pues|aunque|cuando|donde|como|cómo|qué|cuál|cuáles|quién|por|con|sobre|entre|hasta|desde|hacia|según|durante|mediante|tras|ante|bajo|contra|es|son|era|eran|ser|sea|soy|eres|somos|fue|fueron|está|están|estar|estamos|estoy|ha|han|he|has|hemos|había|haber|tiene|tienen|tener|tienes|tenemos|hace|hacen|hacer|haga|hecho|dar|da|dan|ir|ver|saber|poder|decir|ofrece|ofrecen|ofrecemos|ofrecer|ofreciendo|permite|permiten|permitir|encontrar|encuentra|encuentre|descubrir|descubre|conocer|conoce|conozca|elegir|elige|utilizar|usar|usa|crear|crea|lograr|mejorar|ayudar|ayuda|ayudamos|buscar|busca|busca|llegar|llevar|lleva|mantener|obtener|obtén|recibir|realizar|realizamos|cuenta|contamos|contar|brindar|brindamos|garantizar|garantiza|garantizamos|ya|más|menos|muy|mucho|mucha|muchos|muchas|poco|pocos|tan|tanto|también|tampoco|siempre|nunca|solo|sólo|además|así|aún|todavía|hoy|ahora|antes|después|luego|entonces|aquí|allí|ahí|bien|mejor|mejores|mayor|mayores|gran|grande|grandes|pequeño|nuevo|nueva|nuevos|nuevas|bueno|buena|buenos|buenas|primer|primera|primero|último|última|otro|otra|otros|otras|mismo|misma|mismos|propio|propia|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|sí|gracias|hola|bienvenido|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|cualquier|varios|varias|diferentes|distintos|fácil|fácilmente|rápido|rápidamente|ideal|perfecto|única|único|posible|etc|esto|eso|aquello|mí|ti|sí|algo|nada|alguien|nadie|ello|cuyo',
  },
  weak: 'sitio|sitios|web|internet|página|páginas|inicio|blog|artículo|artículos|noticia|noticias|boletín|email|correo|teléfono|dirección|contacto|mensaje|mensajes|cuenta|menú|enlace|enlaces|imagen|imágenes|foto|fotos|video|videos|vídeo|vídeos|archivo|archivos|formulario|pregunta|preguntas|respuesta|respuestas|información|info|detalle|detalles|datos|dato|lista|opción|opciones|función|funciones|versión|producto|productos|servicio|servicios|solución|soluciones|oferta|ofertas|precio|precios|costo|costos|coste|costes|plan|planes|paquete|paquetes|pedido|pedidos|pago|pagos|compra|compras|tienda|cliente|clientes|usuario|usuarios|visitante|visitantes|miembro|miembros|gente|persona|personas|hombre|hombres|mujer|mujeres|amigo|amigos|socio|socios|equipo|equipos|empresa|empresas|negocio|negocios|compañía|marca|marcas|sector|sectores|mercado|mundo|país|países|ciudad|región|lugar|lugares|espacio|calle|oficina|número|números|cantidad|tipo|tipos|parte|partes|lado|fin|forma|formas|manera|paso|pasos|proceso|procesos|método|métodos|enfoque|caso|casos|ejemplo|ejemplos|cosa|cosas|idea|ideas|punto|puntos|razón|razones|problema|problemas|resultado|resultados|objetivo|objetivos|valor|valores|ventaja|ventajas|beneficio|beneficios|calidad|experiencia|experiencias|experto|expertos|profesional|profesionales|conocimiento|conocimientos|habilidades|ayuda|apoyo|soporte|éxito|posibilidad|oportunidad|oportunidades|necesidad|necesidades|reto|retos|desafío|desafíos|proyecto|proyectos|trabajo|trabajos|tarea|tareas|actividad|actividades|programa|programas|tiempo|vez|veces|día|días|semana|semanas|mes|meses|año|años|hora|horas|minuto|minutos|momento|momentos|fecha|futuro|vida|familia|mano|manos|ojos|corazón|historia|nombre|palabra|palabras|título|texto|contenido|contenidos|opinión|opiniones|comentario|comentarios|consejo|consejos|herramienta|herramientas|sistema|sistemas|tecnología|tecnologías|plataforma|plataformas|software|dispositivo|dispositivos|recurso|recursos|material|acceso|uso|control|selección|categoría|categorías|aviso|términos|condiciones|nivel|niveles|base|área|áreas|tamaño|color|colores|confianza|energía|atención|solicitud|moderno|moderna|digital|digitales|personal|personalizado|personalizada|personalizados|personalizadas|local|internacional|nacional|especial|importante|actual|gratis|gratuito|seguro|segura|seguros|eficiente|eficientes|eficaz|completo|completa|alta|alto|baja|bajo|general|principal|total|tema|grupo|línea|acción|gestión|desarrollo|crecimiento|estrategia|demanda|disponible|tasa|medida|euros|pesos|faq|innovador|innovadoras|innovación',
  commonplace:
    'acceso|ahora|aplicaci*|artículo*|ayuda*|blog|calidad|categoría*|característica*|clic|client*|comenzar|compañía|compra*|conoc*|consulta*|contact*|contenido*|correo|cuenta*|datos|descarga*|descubr*|desarroll*|detalle*|disponib*|disfrut*|elegir|email|empresa*|envío*|equipo*|experiencia*|formulario|función*|funciones|gratis|gratuit*|herramienta*|horario*|incluye*|incluid*|información|inicio|línea|mensaje*|mes|nuestr*|nuev*|obtén|ofert*|ofrec*|online|opción|opciones|pág*|pago*|permit*|plan*|plataforma*|precio*|pregunta*|producto*|profesional*|proyecto*|recib*|red|redes|registr*|reserva*|resultado*|segur*|semana*|servicio*|sitio*|solicit*|solución|soluciones|soporte|teléfono|tiempo|tienda*|usuario*|utiliz*|video*|vídeo*|visita*|web|través|mediante|según|cada|además|desde',
  common: `
    que de no la el es en lo un por me una te los se con para mi esta si bien pero yo eso las su tu aqui del al
    como le mas esto ya todo vamos muy hay ahora algo estoy tengo nos nada cuando ha este estas asi puedo quiero
    solo soy tiene gracias bueno fue ser hacer son todos era eres vez tienes creo ella he ese voy puede sabes hola
    sus porque dios quien nunca donde quieres casa favor esa dos tan senor tiempo verdad estaba mejor estan va
    hombre usted mucho hace entonces siento tenemos puedes ahi ti vida ver alguien sr hasta sin anos sobre decir
    uno siempre oh ir cosas tambien antes has ni mis dia estar estamos noche nadie otra quiere parece nosotros poco
    padre trabajo gente mira vas sea les mismo hecho ellos dijo pasa dinero hijo tal otro hablar seguro claro lugar
    mundo amigo espera mierda han tus sabe despues momento desde fuera cosa tipo manana podemos dije gran necesito
    estado podria acuerdo papa tener dice mio crees buena gusta nuestro nuevo sera haciendo dias nombre buen habia
    ven tres menos debe tenia mal conmigo madre hoy sido mama tienen luego todas alli toda hora mujer visto haces
    importa contigo ve tarde oye parte haber hombres problema saber queria aun veces nuestra hacerlo cada hizo veo
    tanto razon ustedes idea esos van quiza debo alguna cierto ud muerto unos estos salir policia realmente
    demasiado familia pueden cabeza hemos amigos chica carino lado alla entre minutos digo algun serio cuidado paso
    buenas somos amor puerta ves vaya ah suerte eh rapido cuenta quizas io esas pues pasado pense todavia hermano
    debes casi forma chico ok dicho nueva sabia muchas dentro hice contra auto camino ayuda primera hacia vi miedo
    adios primero deberia poder ninos seria historia hey mientras ciudad dijiste espero cuanto esposa pronto chicos
    cualquier viejo debemos deja ano muerte hablando manos da loco problemas mano guerra semana pasar vale cual
    viene volver toma caso agua hare vete entiendo horas personas capitan adelante nino listo noches buenos iba
    juntos dame unico dejame cerca otros sigue grande arriba jefe habla supongo manera quieren feliz significa
    sangre fin bajo llama venir morir importante hiciste ojos escucha entrar ningun corazon diablos necesitamos
    atras durante dices nuestros persona abajo dr hija dejar necesita llegar hago senora haya suficiente doctor
    gustaria tierra cara siquiera genial cree supuesto tomar equipo justo juego ninguna matar cinco dicen amo
    pequeno algunos conozco clase maldito unas muchos hubiera segundo aunque pueda dime igual comida ay cuerpo
    encontrar fuerte vuelta venga creer realidad saben puta deberias pregunta fui cuatro sra primer trabajar hagas
    alto maldita comer numero dar necesitas john oportunidad punto misma ultima afuera mujeres pensar fueron
    dificil vivir malo estabas vivo haga queda hijos mayor fiesta hacen medio algunas basta ei arma vino meses
    cuarto escuela dolares tio posible tuve facil preocupes jack luz eran carajo final lista trata armas hermana
    exactamente chicas podia bastante seguridad pasando esperando aca telefono perro fuego murio tampoco sola
    estuvo verte ire tenido culpa veras adonde buscando padres paz demonios estara perdon jugar pensando esperar
    sabemos recuerdo par joven seguir pueblo tenga caballeros idiota dio minuto bebe unica lejos nuestras plan
    pienso sentido dormir digas palabra correcto control vemos entiendes pais seis ultimo diga podrias pequena
    callate trato rey sucede sam muchachos jamas cama srta ayudar acerca di cambio falta hospital lleva presidente
    mil gusto conoces diciendo os ido general extrano semanas coche peor mucha disculpe dire anoche perder vamonos
    nave cielo habra orden segura querida nina michael increible ademas deben libro calle cafe piensas hacemos
    especial queremos ia clark irme perfecto buscar odio piensa oficina hablas libre agente york llamar mala detras
    viste dile grandes recuerdas real estaban mia frente perdido llamo muertos millones asesino sueno quisiera
    habria hara viaje probablemente peter resto estare maldicion lamento muchacho avion ropa fuerza llamado oido
    frank dado encima negro usar informacion uds preguntas tuvo secreto vuelve miren quieras haria acaba otras
    incluso sientes deberiamos haz decirte boca dolor bano adentro profesor habitacion dano tuyo seas noticias
    demas querido duro poner prueba mire tonto campo siendo diez tranquilo asunto acabo quedate derecho placer
    recuerda estuve tratando ejercito futuro llevar compania venido listos haremos sitio verlo puesto atencion sino
    cambiar error blanco raro palabras llego sal pase mente sistema pelicula anda ello negocio novia permiso crei
    suena ocurre oficial espere aire george mato harry regresar vio hazlo trasero grupo entendido senorita musica
    perra conoce empezar siente estupido diferente traje modo james encontre mensaje llamada navidad eras pena
    largo entra piso foto dijeron medico accidente fuiste imposible podriamos linea propia barco ganar normal
    segundos vive mitad quiera tras decirle lindo funciona programa vine abre sean pagar fotos centro supone basura
    situacion mejores vienen encanta marido personal maestro hambre ataque culo dale pie conseguir trabajando
    gracioso dejo pudo derecha izquierda proxima pobre respuesta tipos sentir tenias pude darle voz amiga gustan
    vista salvo loca hotel hicieron ten temo senal pelo llevo ayer das nena servicio tren tom bonito mes tendra
    tendras edad ellas hermosa ben honor simplemente llamas tengas corre baja sol sientate dan humano divertido
    sexo vuelto peligro mesa jimmy siguiente hablo disculpa decirme joe caja negocios mision silencio sale llegado
    estaria regreso media propio charlie oro enseguida linda prometo esposo norte hubo juro muerta interesante
    pensaba busca terminar tendre completamente cita siete cumpleanos abogado alrededor cerebro llave santo hermoso
    necesario edificio irnos tendremos vayas doy trae salio ley verdadero pelea banco terrible calma cena dare
    gobierno comprar creen sargento destino bob existe novio sala traves regalo iglesia decia cualquiera excelente
    esperen deseo alma diablo deje cuantos espada estabamos carne maravilloso vidas sucedio oi peligroso direccion
    libertad jesus ocurrio vere suenos pudiera detective sorpresa tuya pies club terminado infierno creia luna
    salvar carta estes cielos teniente encuentra david veamos quise escuchame necesitan ambos decision roma enemigo
    hicimos dulce pruebas querias abuelo totalmente mirando vayan carrera vuelo ante bienvenido haras encontramos
    encontrado contacto posicion saberlo planeta humanos coronel junto diria base oir suelo pelear ayudarte pistola
    frio comandante partes llega sur iremos rato mar espacio asesinato ventana prisa tienda camara puedas segun
    broma reunion despierta sacar segunda papel locura departamento horrible enfermo pregunto carcel ordenes
    intento isla salida volvere usa gato paul hagan dejes duele vengan crimen esperaba causa bar sere ocho temprano
    rio relacion drogas luces bromeando ojala hablamos trabaja irse libros radio mary ray bill vienes quedan
    excepto brazo tome rojo conocido universidad investigacion batalla reglas cargo hogar ninguno dieron vuelva
    sabias respeto estacion corte paciente encuentro energia dejado baile fbi abuela caliente vieja viendo veremos
    rayos simple bailar triste zona seras guardia cancion salud escuchar parar mike estaras cenar max soldados
    caballo seran estaremos interesa volar principio nivel calmate conocer finalmente alegro debajo podrian bosque
    bonita bolsa pone taxi ocupado amable ryan acaso detente imbecil san equivocado viva puso obra consejo publico
    ayudame animales azul apuesto prision mirar inteligente metros fantastico proximo jugando ojo salga vea llaman
    entrada duda cerveza unidos matado princesa perdi entender santa quedar miles llamare companero pensado espalda
    bomba alex cartas apenas leer hermanos darme papi mantener suyo rico verla lee bobby sigues toca olvidalo
    accion hayas dioses mando dejare llegue formas uh henry cierra damas puente memoria regresa muevanse parecia
    vestido llaves tv camion acabar robot monton estuviste maquina puertas podamos muere trago mayoria reina lleno
    ingles don soldado estrella escuche valor pido delante codigo heroe fe capaz verme beber velocidad darte llevas
    partido estuviera tony lex opinion irte cocina abrir perros sepa pareces escribir golpe alta estados tocar
    vuelvo habian ganas hacerte volvio ejemplo robert contar tenian proposito entiende empieza anillo londres
    tendria pedir estilo ayudarme pista cambiado escapar eeuu encontro espiritu viejos molesta nota diferencia
    tratar precio caballero sirve alegra doble agradable embargo tengan tuvimos sube esten mami emergencia cuello
    boda aprender pete informe blanca experiencia debia podido mentira director mata exacto eddie dejalo defensa
    tuviste confiar color bond hacerle aquel conoci probar principe ira soio ai despacio tiro vacaciones perdio
    fondo chris verde parecen bienvenida opcion operacion jim hablado traer principal demonio zapatos leo anna
    respecto nuevos especie pidio exito cabron mirame piernas unidad hielo llegamos dejeme ios debi vendra
    matrimonio habias podra piel preocupa quedarme tuviera tiempos richard quienes oiga ultimos oigan fuimos arte
    necesitaba comun intentando llevare levantate correr brillante calor planes dra visita presion pared esperanza
    completo subir cansado llame recordar trampa monstruo bajar pierna senores tomo pasara mataste grandioso socio
    herido cayo fuerzas nick cine escena tia danny dando puntos teniamos dejaste muevete larga solia tema preparado
    depende policias solos matarme mark pon hubiese tanta oeste paris viento jovenes hacerme asiento carter
    washington estupendo caminar juicio creerlo carga tranquila banda estaran animal escuchen bush encontraron
    dejas tarjeta ibas podras nueve seguramente volvera majestad llena caer aeropuerto vayamos tommy acabado sigo
    enorme area muevas haberlo dejen ridiculo reloj hagamos flores mapa culpable cuentas pareja tomando laboratorio
    beso empezo pedi nariz cuestion termino vengo the perdona acuerdas verano prefiero peso billy oscuridad
    diferentes cliente charles cuantas television suya prensa johnny vistazo inmediatamente solamente gordo
    quedarse posibilidad medicina malditos pantalones mataron ayude podremos locos nombres superman parecer america
    definitivamente cinta desea brazos asuntos riesgo lugares cuento noticia digame decirlo tonterias sentimientos
    objetivo pasada arreglar casado bote roja leyes millon arbol hable proyecto nervioso lana salido pedazo malas
    joder humana absolutamente evitar corriendo bala vosotros debido confianza especialmente intenta pequenos paga
    ganado ama limpio comenzar angeles robots lleve ruido preocupe jason belleza salgan come vera deberian lider
    preguntar inocente andy lastima red enfermedad desgraciado haran dientes mate central ponte felices supe
    haberte marcha poderes hubieras justicia bella proteger cabello pedido oscuro sarah embarazada costa dama
    alguno orgulloso vos tomado digamos debio gana cura lengua arana podre voluntad total dedo pago agradezco
    partir lucha leche luke diste copa quedarte seguros destruir bienvenidos llevan jerry ponga lados acceso parker
    intentar trajo desastre deber herida debil naturaleza luchar extrana encontraste vieron llamame imagen pan
    refieres clientes varios show auxilio oyes siguen sentado saliendo responsable olvidado quedo permite aquella
    puse sonido quiso escrito carro preciosa muestra bastardo restaurante huevos fantasma mismos profesional amas
    entero peliculas cerrado dedos sigan dueno cuchillo turno tormenta caray abierto quede verdadera doc playa km
    victoria primo oiste lisa interior hechos piedra jodido militar computadora encantaria siga silla movimiento
    momentos familiar apartamento disparar tesoro perfecta refiero motivo dara nuevas mr querer matarlo valiente
    victima tendran estupida envio steve encantado diario abran senti autobus traido casas apurate encuentras
    descanso sheriff mulder mueve inglaterra quieto carl matarte calles tamano colegio usando cabo video toques
    pelota yendo directo termine vivos sombrero estudio grave proteccion secretos perdiendo pecho sepas enferma
    cuesta negros estrellas lago clases obviamente inmediato modos iras robo matare laura apoyo cerrar imagino
    amenaza toque larry saca viernes hayan roto lucy piloto marca combate manejar seccion profundo tantos conocia
    serie ed contrato americano paseo aviones balas repente cambia tropas llevara uso pudiste detener susan negra
    decidido comienza distancia eramos murieron averiguar actuar pulso aguanta oficiales llamaba enemigos saldra
    preocupado eleccion sobrevivir bordo sujeto pacientes disculpen epoca entro pesar walter vender piensan ex
    gratis desaparecio empleo conocen cerdo puedan comprendo termina alejate busco contento date tumba matt huellas
    cuerpos absoluto pide kent dura descansar respuestas propiedad llamando dormido castillo china datos torre
    robar americanos malos botella aquellos ultimamente testigo presento periodico kate juez historias gustaba
    creeme necesitar esquina millas llamadas fuente conocemos techo genio alerta ideas tomas olvidar menor droga
    explicar abierta privado miembros joey nacional ross discutir evidencia detalles tardes tomare presente scott
    criminal premio vuelvas sientese viniste recibir mires teniendo huele hables guardias enamorado cuidar pocos
    perdone natural caballos escucho enfermera angel sospechoso local mentiras camisa confia aceptar venganza
    perdimos parque juegos chloe vives varias harias menudo dejenme barrio virus talento ministro hiciera conocerte
    viviendo responsabilidad respira numeros pertenece desayuno dave campeon controlar maria nieve mexico howard
    verguenza doctora blancos fumar llevamos europa dudo athena pastel quedas cae vimos recibido andando agentes
    fueras asustado perdoname reino clave papeles matando jake efecto plata olvide iban universo politica almuerzo
    magia`,
  stockPhrases:
    'a la vanguardia|soluciones a medida|al siguiente nivel|amplia experiencia|marcar la diferencia|en la era digital|llave en mano|trato personalizado',
  scale:
    'clientes|usuarios|miembros|personas|familias|pacientes|alumnos|empresas|marcas|países|ciudades|tiendas|oficinas|socios|empleados|proyectos|años|años de experiencia|pedidos|reseñas|estrellas|premios|oyentes|descargas',
  numbers: {
    percent: 'por ciento',
    magnitude: 'millones|mil|miles',
    uncounted: 'y|o|a|e|de',
    hour: 'hs',
    order: 'paso|parte|capítulo|página|nivel',
  },
  claimContexts: {
    towards: 'hacia',
    terms: 'descuento',
    years: 'años?',
    experience: 'más de|experiencia',
    announcing: 'todo lo que (?:necesitas?|debes?) saber',
  },
  sourceNames: {
    binder: 'del|los|las|el|y',
    opening: 'El|Los',
    preposition: 'según|conforme',
  },
  ratings: {
    reviews: 'reseñas|opiniones|valoraciones',
    outOf: 'de 5',
    stars: 'estrellas',
  },
  linking: {
    beforeNouns: 'de|en|con|para|por|sin|sobre',
    beforePlaces: 'en',
    lastOfRow: 'y|e',
  },
  negations: 'no|nunca|jamás|ningún|ninguna|ninguno|sin|nada de|ni|en lugar de|en vez de',
  backward:
    'él|ella|ellos|ellas|este|esta|estos|estas|esto|ese|esa|esos|esas|eso|su|sus|y|e|pero|o|así|por lo tanto|por eso|además|también|asimismo|sin embargo|luego|después|por ejemplo|finalmente|sí|aquí|allí|que|quien|donde|porque|cuando|si|mientras|aunque|nota|atención|importante|otros|otras|ambos',
  conditions:
    'si|salvo|excepto|solo|sólo|únicamente|hasta|desde|a partir de|al menos|como mínimo|como máximo|mínimo|máximo|más de|menos de|unos|cerca de|casi|según|sujeto a|por|en menos de|después|antes|sin incluir|incluido|siempre que',
  regulated:
    'cura|curar|curación|garantiz*|garantía|certificad*|acreditad*|aprobad*|homologad*|asegurad*|clínicamente|probad*|sin riesgo|ecológic*|segur*|premiad*|patentad*|rentabilidad',
}
