import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'nada más que|nada más y nada menos|nada que ocultar|sin nada que esconder|sin trampa ni cartón|' +
        'sin letra pequeña|sin aditivos|sin conservantes|sin colorantes|sin pesticidas|sin químicos|' +
        'sin artificios|sin publicidad|sin anuncios|sin rastreadores|sin rastreo|sin cookies|100% natural*|' +
        '100 % natural*|ingredientes naturales|ingredientes sencillos|ni más ni menos|volver a lo esencial|' +
        'vuelta a lo esencial|las cosas sencillas|las pequeñas cosas|los pequeños placeres|placeres sencillos|' +
        'alegría de vivir|ojos de niño|alma de niño|respetuoso con la naturaleza|rincón de paz|remanso de paz|' +
        'oasis de paz|trocito de cielo|pedacito de cielo|como los de antes|como las de antes|como antaño|' +
        'la vida es bella|pureza natural|así de simple|así de sencillo',
      2:
        'puro|pura|puros|puras|pureza|sencillez|simplicidad|sencillamente|honesto*|honesta*|honestidad|honrado*|' +
        'honrada*|honradez|sincero*|sincera*|sinceridad|inocen*|feliz|felices|felicidad|sonrisa*|sonreír|sonríe|' +
        'alegría*|alegre*|optimis*|esperanzador*|paraíso*|paradisíac*|idílic*|serenidad|apacible*|dulzura|' +
        'frescura|sano|sana|sanos|sanas|biodegradable*|armonía|candor|cristalin*|genuin*|naturalmente|' +
        'naturalidad|transparente y honest*|buen corazón|limpio|limpia|limpios|limpias|sereno|serena|bondad|' +
        'bondados*|tranquilo|tranquila|tranquilos|tranquilamente|lo esencial|sin complicaciones',
      1:
        'simple|simples|sencillo|sencilla|sencillos|sencillas|natural|naturales|suave|suaves|dulce|dulces|fresco|' +
        'fresca|frescos|frescas|ecológic*|orgánic*|vegetal*|naturaleza|soleado*|luminos*|minimalis*|calma|' +
        'primavera|respira|respirar|bienestar|ligero|ligera|ético|armonios*|infancia|saludable*|puesta de sol|' +
        'auténtico|auténtica|autenticidad',
    },
    Everyman: {
      3:
        'para todos los públicos|para todo el mundo|para todos y todas|para todas y todos|abierto a todos|' +
        'abierta a todos|abierto a todo el mundo|abierta a toda|al alcance de todos|al alcance de cualquiera|' +
        'para todos los bolsillos|para cada bolsillo|precios populares|precio justo|precios justos|' +
        'sin florituras|sin complicarte|sin líos|sin rollos|como en casa|como en tu casa|siéntete en casa|' +
        'siéntete como en casa|empresa familiar|negocio familiar|tradición familiar|gestión familiar|' +
        'ambiente familiar|de padres a hijos|de toda la vida|del barrio|de barrio|en tu barrio|' +
        'a la vuelta de la esquina|gente como tú|personas como tú|como tú y como yo|gente corriente|' +
        'gente normal|gente de verdad|personas reales|con los pies en la tierra|gratis para todos|' +
        'libre y gratuit*|hecho por voluntarios|por y para|entre todas y todos|juntos somos|todos juntos|' +
        'comida casera|cocina casera|trato cercano|trato familiar|ven como eres|simplemente funciona|' +
        'sin registrarte|hazte socio|hazte socia|hazte voluntari*|únete a nuestra comunidad|' +
        'únete a la comunidad|de tú a tú|codo con codo|como uno más|como una más|de siempre|sin ánimo de lucro|' +
        'empresa pequeña|pequeña empresa familiar|pequeños negocios|sin letra pequeña|sin permanencia|' +
        'sin compromiso|sin tecnicismos|hablamos claro|hablar claro|te hablamos claro|en lenguaje claro|' +
        'precio cerrado|presupuesto cerrado|presupuesto sin compromiso|cualquier persona puede|' +
        'sin conocimientos técnicos|sin ser experto|fácil para todos|gente de aquí|negocio de toda la vida|' +
        'para cualquier persona',
      2:
        'vecino*|vecina*|vecinal*|vecindario|barrio|barrios|cercanía|cercano*|cercana*|acogedor*|solidari*|' +
        'solidaridad|cooperativ*|mutualidad|participativ*|ciudadan*|fratern*|compañerismo|camarad*|familiar|' +
        'asequible*|económico|económica|económicos|económicas|barat*|precios bajos|bajo precio|buen precio|' +
        'sin sorpresas|intergeneracional*|socios y socias|comunitari*|pertenenc*|pertenecer|casero*|casera*|' +
        'cotidian*|del día a día|de cada día|de andar por casa|todas las edades|todos los niveles|' +
        'grandes y pequeños|pequeños y mayores|principiante*|comercio local|comercio de proximidad|kilómetro 0|' +
        'km 0|campechan*|voluntariado|voluntarios|voluntarias|voluntario|voluntaria|bien común|en común|' +
        'sobremesa|inclusivo|inclusiva|inclusivos|inclusivas|entre todos|cercanos|sencillo|sencilla|sencillos|' +
        'sencillas|sencillez|honest*|negocio local|fácil de usar|sin complicaciones|amigable*|trato directo|' +
        'trato personal',
      1:
        'juntos|juntas|compartimos|gratis|gratuito|gratuita|gratuitos|gratuitas|familia|familias|colectiv*|' +
        'asociación|asociaciones|encuentro*|pueblo|pueblos|ahorra|ahorrar|ahorro|amigos|amigas|proximidad|' +
        'cerca de ti|cerca de casa|igualdad|equitativ*|tapas|hogareñ*|popular|populares|familiares|comunidad|' +
        'auténtico|auténtica|autenticidad',
    },
    Hero: {
      3:
        'supérate|superarte|superarse|superar tus límites|supera tus límites|superar los límites|superar límites|' +
        'espíritu de superación|afán de superación|rompe tus límites|romper tus límites|más allá de tus límites|' +
        'acepta el reto|aceptar el reto|asumir el reto|a prueba de todo|no te rindas|nunca te rindas|' +
        'no nos rendimos|sin rendirse|nunca rendirse|cada minuto cuenta|cada segundo cuenta|salva vidas|' +
        'salvar vidas|salvamos vidas|resultados garantizados|resultado garantizado|intervención inmediata|' +
        'pasa a la acción|pasar a la acción|tu mejor versión|la mejor versión de ti|dar lo mejor|da lo mejor|' +
        'damos la talla|dejarse la piel|dejamos la piel|alcanza tus metas|alcanza tus objetivos|' +
        'alcanzar tus metas|alcanzar tus objetivos|consigue tus objetivos|consigue tus metas|' +
        'conseguir tus objetivos|logra tus metas|lograr tus metas|sin excusas|más fuerte que|' +
        'contra viento y marea|plantar cara|la victoria|el camino al éxito|listos para la batalla|supérese|' +
        'ponte a prueba|ponerte a prueba',
      2:
        'héroe*|heroic*|campeón|campeona*|campeones|campeonato*|victoria*|victorios*|vencer|vence|vencedor*|' +
        'triunf*|conquist*|coraje|valentía|valiente*|intrépid*|hazaña*|proeza*|batalla*|combat*|lucha|luchas|' +
        'luchar|luchamos|luchador*|guerrer*|defender|defendemos|defiende|defensor*|determinación|perseveran*|' +
        'tenaz|disciplina|constancia|esfuerzo*|sacrificio|resistencia|resistente*|resilien*|invencible*|' +
        'imbatible*|imparable*|potencia tu|poderos*|superación|superar|superamos|entrenamiento*|entrenador*|' +
        'entrenar|entrena|entrenamos|rescate*|rescatar|rescatamos|socorr*|salvamento|misión cumplida|medalla*|' +
        'competición*|multiplica tus|dispara tus|impulsa tus|logramos|remontada|gesta|gestas|heroína|heroínas|' +
        'robusto|robusta|robustos|robustez|récord|récords|logro|logros|tenacidad|día y noche|más fuertes|' +
        '24 horas al día|24 horas del día|24/7|las 24 horas|te devolvemos el dinero',
      1:
        'reto|retos|desafío*|fuerza|fuerzas|fuerte|fuertes|rendimiento|urgencia*|ambición|ambicios*|éxito|éxitos|' +
        'ganador*|ganar|metas|motivación|músculo*|muscular|progreso*|progresa|garantizamos|eficac*|eficaz|' +
        'deportist*|impulsa|impulsar|impulsamos|comprobad*|lograr|potente*|motivado|motivada|motivados|garantía|' +
        'supera|exigente contigo|competitiv*',
    },
    Outlaw: {
      3:
        'romper las reglas|rompe las reglas|rompemos las reglas|romper con todo|rompiendo moldes|rompe moldes|' +
        'romper moldes|rompemos moldes|saltarse las reglas|cambiar las reglas|cambiamos las reglas|' +
        'las reglas del juego|fuera de la ley|fuera de lo común|fuera del sistema|contra el sistema|antisistema|' +
        'statu quo|status quo|orden establecido|lo establecido|contracorriente|a contracorriente|' +
        'contra la corriente|sin concesiones|sin filtro*|sin pelos en la lengua|sin tapujos|sin censura|' +
        'sin permiso|sin pedir permiso|sin intermediarios|sin bancos|resistente a la censura|ni dios ni amo|' +
        'recupera el control|recuperar el control|recupera el poder|el poder a las personas|harto de|hartos de|' +
        'harta de|ya basta|basta de|di no a|decimos no|decir no|di adiós a|dile adiós|se acabó|acabar con|' +
        'nos negamos|me niego|no somos como los demás|no somos como las demás|no como los demás|' +
        'no nos gustan las reglas|no pedimos perdón|sin pedir perdón|grandes corporaciones|grandes tecnológicas|' +
        'libérate|abajo los|dar un golpe en la mesa|no es para cualquiera|con actitud rebelde|alma rebelde|' +
        'somos diferentes|en pie de guerra|sin espías|nadie te espía',
      2:
        'rebeld*|revolucion*|insumis*|insurgen*|insurrec*|desobed*|disiden*|subversi*|transgresor*|provocador*|' +
        'provocación|provocativ*|irreveren*|insolen*|descarad*|iconoclasta*|inconformis*|anticonformis*|' +
        'contestatari*|contracultura*|reivindic*|manifiesto*|radical|radicales|radicalmente|disrup*|' +
        'descentraliz*|anonimato|autogesti*|okup*|punk*|rockero*|underground|clandestin*|pirata*|abolir|' +
        'abolición|denunciar|denunciamos|emancip*|liberación|gamberr*|canalla*|sin miedo a|sin complejos|anti-*|' +
        'desafiar|desafiamos|desafía|desafiante*|rebelión|rebelarse|transgresión|cuestionar|cuestionamos|tabú|' +
        'tabúes|espía|espían|espiar',
      1:
        'independien*|libre|libres|libertad|libertades|audac*|audaz|atrévete|osad*|osadía|ruptur*|romper|opresi*|' +
        'censura|vigilancia masiva|monopolio*|soberanía|callejer*|marginal*|brutal*|feroz|atrevid*|atreverse|' +
        'atrevemos|alternativo|alternativa|rock|multinacional*|tatua*|liberar',
    },
    Explorer: {
      3:
        'fuera de ruta|caminos menos transitados|camino menos transitado|lejos del turismo de masas|' +
        'lejos de las multitudes|salir de la rutina|sal de la rutina|escapar de la rutina|escápate|' +
        'sal de tu zona de confort|salir de la zona de confort|a la aventura|vive la aventura|vivir la aventura|' +
        'espíritu aventurero|espíritu de aventura|sed de aventura|ansia de aventura|ponte en marcha|' +
        'ponte en ruta|en plena naturaleza|naturaleza salvaje|naturaleza en estado puro|al aire libre|aire libre|' +
        'espacios abiertos|fin del mundo|vuelta al mundo|por todo el mundo|recorrer el mundo|recorre el mundo|' +
        'rincones del mundo|rincones por descubrir|rincones escondidos|rincones secretos|lugares por descubrir|' +
        'nuevos horizontes|otros horizontes|más allá de las fronteras|sin fronteras|cruzar fronteras|' +
        'traspasar fronteras|traspasa fronteras|tu propio camino|su propio camino|nuestro propio camino|' +
        'a tu aire|a su aire|tierras lejanas|territorio desconocido|terreno desconocido|dondequiera que|' +
        'donde quiera que|allá donde vayas|rumbo a|próxima aventura|suelta amarras|soltar amarras|' +
        'mochila al hombro|déjate llevar por el camino',
      2:
        'aventur*|expedición*|explor*|viaje|viajes|viajar|viaja|viajero*|viajera*|travesía*|periplo*|senderis*|' +
        'sendero*|trekking|excursión*|itinera*|nómad*|trotamundos|horizonte*|evasión|evádete|evadirse|escapada*|' +
        'cumbre*|cimas|alpinis*|escalada|escalar|desierto*|océano*|navegar por el mar|velero*|brújula*|pioner*|' +
        'frontera*|fronteriz*|transfronteriz*|salvaje|salvajes|insólit*|inexplorad*|desconocid*|autocaravana*|' +
        'peregrin*|camino de santiago|todoterreno|paisaje*|descubridor*|cima|recóndit*|navegar|montañero*|' +
        'hacia lo desconocido|pura naturaleza|ponerse en camino|expedición|excursión|expediciones|excursiones|' +
        'montaña*|montañis*|camper|campers|bosque|bosques',
      1:
        'descubrimiento*|libertad|independien*|caminos|rutas|territorio*|destinos|mundo entero|naturaleza|isla|' +
        'islas|ríos|valles|parque natural|turis*|curios*|outdoor|panorámic*|vistas|adrenalina|exótic*|culturas|' +
        'cicloturis*|lejano*|lejana*|remoto|remota|remotos|remotas|orillas|archipiélago*|a tu ritmo',
    },
    Creator: {
      3:
        'da vida a|dar vida a|damos vida a|da rienda suelta|dar rienda suelta|rienda suelta|' +
        'libera tu creatividad|tu creatividad|crear tu propi*|diseña tu|diseña tus|diseña y|construye tu|' +
        'monta tu|personaliza tu|tu propia radio|tu propia tienda|tu propia web|tu propio huerto|hazlo tú mismo|' +
        'hazlo tú misma|hecho a mano|hecha a mano|hechos a mano|hechas a mano|elaborado a mano|elaborada a mano|' +
        'elaborados a mano|elaboradas a mano|pintad* a mano|cosid* a mano|tallad* a mano|fabricado a mano|' +
        'en nuestro taller|en mi taller|de la idea al|de la idea a la|de una idea a|pieza única|piezas únicas|' +
        'cada pieza|amor por el detalle|cuidando cada detalle|cuidamos cada detalle|hasta el último detalle|' +
        'mimo por el detalle|píxel perfecto|cada píxel|pensar diferente|fuera de la caja|diseñad* y fabricad*|' +
        'diseñad* y elaborad*|lienzo en blanco|página en blanco|carta blanca|obra* de arte|dirección de arte|' +
        'dirección creativa|artes y oficios|hecho a medida|hechos a medida|hecha a medida|hechas a medida|' +
        'crea tu propio|crea tu propia|crea tus propi*',
      2:
        'creativ*|creador*|imagin*|inventiv*|inventar|inventamos|inventor*|originalidad|artesan*|artista*|' +
        'artístic*|esculp*|escultur*|costura*|bordad*|tejer|ebanist*|cerámic*|ceramist*|alfarer*|orfebr*|dibuj*|' +
        'tipograf*|prototip*|diseñador*|diseñar|confeccion*|bricolaje|manualidad*|componer|composición|' +
        'compositor*|innovador*|singular*|expresión|expresarte|exprésate|expresiv*|boceto*|inspirador*|' +
        'inspirado en|de autor|hacedor*|maker*|bellas artes|moldea*|crea tus|diseñado por|diseñados por|' +
        'diseñada por|oficio|oficios|ilustrador*|ilustración|ilustraciones|forjar|forjad*|concebido*|concebida*|' +
        'fabricación propia|estudio de diseño|estudio creativo',
      1:
        'creamos|creando|construimos|construir|fabricamos|elaboramos|elaboración propia|elaborad*|personaliz*|' +
        'ideas|inspir*|único|única|únicos|únicas|saber hacer|innov*|audiovisual*|acabado*|detallis*|emitir|emite|' +
        'publica tu|narrativa*|contar historias|original|originales|diseño|diseños|diseñad*|tejid*|taller|' +
        'talleres|carpinter*|diseñamos|estétic*|a medida|maquet*',
    },
    Ruler: {
      3:
        'líder del mercado|líder en el|líder en la|líderes en|líderes del|líderes en el|líder mundial|' +
        'líder europeo|líder nacional|empresa líder|líderes mundiales|número uno|número 1|nº 1|nº1|referente en|' +
        'referente del|referente mundial|referentes en|desde 18*|fundada en 18*|' +
        'más de un siglo|de generación en generación|alta gama|de alta gama|de alto nivel|' +
        'alto standing|alta dirección|máximo nivel|del más alto nivel|bajo control|todo bajo control|' +
        'control total|toma el control|tomar el control|tener el control|poner orden|pon orden|máxima exigencia|' +
        'los más exigentes|más altos estándares|más estrictos|secreto profesional|estricta confidencialidad|' +
        'máxima confidencialidad|total confidencialidad|máxima discreción|total discreción|absoluta discreción|' +
        'solo por invitación|buen gobierno|gobierno corporativo|derecho mercantil|grandes patrimonios|' +
        'clientes exigentes|certificado iso|certificada iso|cuidadosamente seleccionad*|líder en su|' +
        'centro de referencia|empresa de referencia|marca de referencia|un referente|una referencia en|' +
        'trayectoria intachable|primera división',
      2:
        'líder|líderes|liderazgo|lideramos|liderar|lidera|excelen*|prestigi*|privilegi*|élite*|premium|lujo|' +
        'lujos*|nobleza|aristocr*|imperial*|palacio*|majest*|autoridad|gobernanza|discreción|controlado*|dominar|' +
        'auditar|patrimonial*|patrimonio|fortuna|legado|herencia|rigor|riguros*|exigen*|impecable*|intachable*|' +
        'irreprochable*|homologa*|ejecutiv*|consejo de administración|reputación|reputad*|renombre|renombrad*|' +
        'distinción|distinguid*|compliance|supremac*|insuperable*|selecto|selecta|selectas|solera|abolengo|' +
        'señorial*|vip|directivos|directivas|directivo|noble|nobles|selectos|protocolo*|soberano*|soberana|' +
        'cumplimiento normativo|prosperidad|exclusivo|exclusivos|exclusiva|exclusivas|exclusividad|primer nivel|' +
        'altos estándares',
      1:
        'estabilidad|solidez|estratég*|estrategia*|estándar*|regulador*|regulatori*|precisión|consolidad*|' +
        'generaciones|inversor*|corporativ*|institucional*|sofisticad*|gestionad*|jerarqu*|control|trayectoria|' +
        'certificación|certificaciones|certificado|certificada|próspero*|próspera|tradición|tradiciones|' +
        'tradicional|tradicionales|sólido|sólida|sólidos|sólidas|controlar|controla|supervis*|estable|estables|' +
        'auditoría|auditorías|grandes empresas|desde 19*|fundada en 19*|fundado en 19*',
    },
    Magician: {
      3:
        'como por arte de magia|por arte de magia|arte de magia|como magia|varita mágica|a golpe de clic|' +
        'en un par de clics|en cuestión de segundos|en un instante|en un abrir y cerrar de ojos|' +
        'en cuestión de minutos|sin esfuerzo|sin mover un dedo|sin que te des cuenta|' +
        'sin que tengas que hacer nada|se hace solo|se hace sola|sueño hecho realidad|sueños hechos realidad|' +
        'sueños en realidad|hacer realidad tus|haz realidad tu|haz realidad tus|hacemos realidad|' +
        'cumple tus sueños|cumplir sueños|cumplir tus sueños|ideas en realidad|convertimos tus|transforma tu|' +
        'transforma tus|transformamos|transformando|transformar tu|futuro es ahora|el mañana|imagina un mundo|' +
        'no te lo vas a creer|no vas a creer|no creerás|sexto sentido|séptimo sentido|' +
        'más allá de lo imaginable|más allá de la imaginación|libera tu potencial|desata tu|despierta tu|' +
        'todo tu potencial|tu verdadero potencial|cambia tu vida|cambiar tu vida|cambiar el mundo|' +
        'cambiamos el mundo|lo cambia todo|piloto automático|lo imposible|todo es posible',
      2:
        'magia|mágic*|mago|magos|maga|hechiz*|embruj*|hadas|misterio*|maravill*|milagr*|prodigi*|inimaginable*|' +
        'extraordinari*|sueño|sueños|soñar|soñamos|soñador*|metamorfosis|alquimi*|visionari*|futurist*|adivin*|' +
        'ilusionis*|cósmic*|espiritual*|chamán*|intuición|hipno*|asombr*|fascin*|deslumbr*|sorprendente*|' +
        'conjur*|sobrenatural*|único e irrepetible|irrepetible*|inolvidable*|místico*|mística*|hacer magia|' +
        'hacemos magia|despierta tus|encantamiento*|reinventa*|reimagin*|sorprender|sorprende|sueña con|' +
        'sin hacer nada|el futuro de|el futuro del|hacer realidad|en un clic|con un solo clic|en segundos|' +
        'en pocos segundos|en unos segundos',
      1:
        'visión|porvenir|evolución|revelación|potencial|inteligencia artificial|intuitiv*|anticip*|inédit*|' +
        'secretos|posibilidad*|experiencia única|tiempo real|revolucion*|revela|revelar|revelador*|despertar|' +
        'impactante*|evoluciona|sorprenderte|soñado*|soñada|automatiza*|predictiv*|predicc*|predice*|predecir|' +
        'instantáne*|al instante|con un clic|convierte tu|convierte tus|transforma|transformar|transformación|' +
        'transformador*|inmersiv*|transforma la|transformar la|desbloquea*|increíble|increíbles',
    },
    Lover: {
      3:
        'hecho con amor|hecha con amor|hechos con amor|hechas con amor|hecho con cariño|hechos con cariño|' +
        'con mucho amor|con todo el amor|con mimo|amor por el|amor por la|amor por los|amor a primera vista|' +
        'amor al|enamorarte|te enamorará|te enamorarás|enamórate|enamorados de|enamorados del|nos enamora|' +
        'déjate seducir|déjate tentar|déjate enamorar|déjate mimar|déjate envolver|date un capricho|' +
        'date el capricho|darse un capricho|pequeños caprichos|mímate|consiéntete|placer para los sentidos|' +
        'para los sentidos|todos los sentidos|los cinco sentidos|tus sentidos|despierta los sentidos|' +
        'a flor de piel|tu piel|realza tu|realzar tu belleza|tu belleza|sentirte guapa|sentirte bella|' +
        'historia de amor|historias de amor|escapada romántica|cena romántica|velada romántica|el gran día|' +
        'vuestro gran día|vuestra boda|el día más feliz|se hace agua la boca|la boca agua|se deshace en la boca|' +
        'puro placer|puro deleite|momento para ti|desde el corazón|con el corazón|con alma|nos apasiona|' +
        'arte de vivir|con amor|sesión para dos|plan para dos|cena para dos|noche para dos|' +
        'hechos el uno para el otro|pasión por el|pasión por la|pasión por los|enamora a|amantes del|' +
        'amantes de la|amantes de',
      2:
        'amor|amores|amar|amamos|enamor*|romántic*|romance*|sensual*|seduc*|deseable*|placer|placeres|placenter*|' +
        'delici*|deleit*|exquisit*|sabore*|sabros*|suculent*|gourmet*|golos*|cremos*|untuos*|aterciopelad*|' +
        'sedos*|lencería|perfum*|fragancia*|aroma*|encanto*|encantador*|elegan*|belleza|bellos|bellas|hermos*|' +
        'preciosa*|precioso*|espléndid*|glamour|glamur*|chic|refinad*|refinamiento|intimidad|ternura|tierno|' +
        'tierna|abrazo*|caricia*|acarici*|beso|besos|emotiv*|novia|novias|bombón|bombones|coquet*|mimo|mimos|' +
        'mimar|mimamos|voluptuos*|bella|bello|deseo|deseos|amantes|amante|emocionante*|emocionar|emociones|' +
        'emoción|tentación|tentaciones|íntimo|íntima|íntimos|íntimas|intimista*|dese un capricho|en pareja',
      1:
        'pasión|pasiones|apasion*|corazones|degust*|tacto|piel|flores|ramos|champán|vela perfumada|velas|relax|' +
        'atmósfera*|estilismo|detalle para|especial para ti|pareja|parejas|antojo*|capricho*|cautiv*|boda|bodas|' +
        'sabor|sabores|joyas|joyería|seda|encaje|chocolate|chocolates|bonito|bonita|bonitos|bonitas|buen gusto|' +
        'desear|adorar|adoramos|adorable*|adorarás|cálido|cálida|calidez',
    },
    Caregiver: {
      3:
        'cuidamos de|cuidamos a|cuidar de|cuidar a|cuida de|cuidarte|cuidarnos|te cuidamos|nos cuidamos|' +
        'cuidando de|cuidamos lo que|velamos por|velar por|a vuestro lado|estamos contigo|estamos a tu lado|' +
        'siempre a tu lado|nunca estarás sol*|no estás solo|no estás sola|no estáis solos|protege a tu familia|' +
        'proteger a tu familia|protege a los tuyos|tus seres queridos|seres queridos|los que más quieres|' +
        'lo que más quieres|quienes más lo necesitan|los que más lo necesitan|que más lo necesitan|' +
        'los más vulnerables|más desfavorecid*|más necesitad*|en situación de vulnerabilidad|' +
        'riesgo de exclusión|exclusión social|personas mayores|nuestros mayores|tender la mano|' +
        'tendemos la mano|mano amiga|echar una mano|echamos una mano|haz un donativo|haz una donación|' +
        'dona ahora|quiero donar|tu donativo|tu donación|devolver la esperanza|devolver la sonrisa|' +
        'dar esperanza|en buenas manos|en las mejores manos|con total tranquilidad|tranquilidad para tu|' +
        'para tu tranquilidad|quédate tranquil*|sin juzgar|ayúdanos a ayudar|apadrina*|nadie se quede atrás|' +
        'sin dejar a nadie|como si fuera nuestro|como si fueran nuestros|con cariño|apóyanos|lleno de cariño|' +
        'llenos de cariño|vida digna|una vida mejor|un futuro mejor|vivienda digna|niños y niñas en|' +
        'infancia vulnerable|cuide de los suyos|proteja a su familia|quienes más quieres|a quienes más quieres|' +
        'nos ocupamos de todo|nos encargamos de todo|nos encargamos|te quitamos|olvídate de|despreocup*|' +
        'sin preocupaciones|de principio a fin|de la mano|duerme tranquil*|te acompañamos|le acompañamos|' +
        'paso a paso|a tu ritmo|con paciencia|sin presión|cuidar tu|cuidamos tu|estamos para ayudarte|' +
        'siempre disponibles|un único responsable|respondemos por',
      2:
        'compasión|compasiv*|empatía|empátic*|humanitari*|generos*|altruis*|caridad|caritativ*|aliviar|alivia|' +
        'alivio|curar|curación|sanar|sanación|sanador*|reconfort*|consuelo|consolar|tranquiliz*|cuidador*|' +
        'cuidar|cuidamos|cuidados|ayuda a quienes|ayuda mutua|ayuda humanitaria|proteger|protegemos|protector*|' +
        'prevención|refugio*|acoger|acogida|acogemos|donacion*|donante*|donativo*|donar|discapacidad*|' +
        'diversidad funcional|inclusión|huérfan*|maltrat*|vulnerab*|frágil*|delicadeza|ternura|' +
        'vocación de servicio|matern*|crianza|dignidad|sufrimiento|amparo|solidaridad|abnega*|desinteresad*|' +
        'humanidad|trato humano|lado humano|más humana|más humano|cariño|cariñoso*|cariñosa*|protege|' +
        'dar cariño|bondad|a su lado|proteger lo que|esperanza|esperanzas|estamos aquí para|abandonad*|' +
        'un hogar para|adopta|lo que más importa|a tu lado|tranquilo|tranquila|tranquilos|soporte cercano|' +
        'mantenimiento y cuidado|a tu disposición|atención personalizada|te ayudamos|protege tu|protegemos tu|' +
        'seguro y',
      1:
        'apoyo|apoyar|apoyamos|escuchamos|escuchar|a salvo|confort|familia|familias|padres y madres|serenidad|' +
        'tranquilidad|paciencia|sostenib*|planeta|asistencial*|terapéut*|bienestar|sensibiliz*|preserv*|' +
        'pacientes|acompañar|acompañarte|acompañamos|acompañamiento|niños|niñas|prevenir|lactancia|dedicación|' +
        'respetuos*|bebé|bebés|concienciar|concienciación|ayudamos a|atento*|calidez',
    },
    Jester: {
      3:
        'no nos tomamos en serio|sin tomarnos en serio|sin tomarse en serio|tomarse demasiado en serio|' +
        'un poco locos|un poco loco|una locura|qué locura|toque de locura|punto de locura|morirse de risa|' +
        'muerto de risa|muertos de risa|partirse de risa|te vas a reír|hacerte reír|hacer reír|reírse|' +
        'reír a carcajadas|carcajada*|nos reímos|risas aseguradas|diversión asegurada|diversión garantizada|' +
        'risas y|pásatelo|pasarlo bien|pásalo bien|pásalo pipa|pasarlo bomba|nos lo pasamos|' +
        'que empiece la fiesta|vámonos de fiesta|con humor|sentido del humor|buen humor|buen rollo|buenrollo|' +
        'buen rollito|nada aburrid*|cero aburrid*|adiós al aburrimiento|nunca te aburrirás|sin aburrirte|' +
        'mola mucho|mola mazo|molamos|qué guay|muy guay|y olé|olé|yuju|yupi|yuhu|yeah|wow|guau|tachán|jaja*|' +
        'jeje*|lol|toma ya|flipa*|vas a flipar|juego* de palabras|sin moderación|de chiste|al lío|' +
        'pasarlo en grande|reírte|te partes|de lo lindo|nos va la marcha|que siga la fiesta',
      2:
        'divertid*|diversión|diviért*|risa|risas|reír|ríe|reímos|humor|humorístic*|humorista*|hilarant*|chiste*|' +
        'broma*|bromis*|bromear|travies*|travesura*|picard*|locura|locuras|locos|locas|chifl*|chalad*|majareta*|' +
        'disparat*|delirant*|absurd*|surreal*|payas*|clown*|lúdic*|jugueton*|juguetón|carnaval*|fiesta*|fester*|' +
        'juerga*|jarana|verbena*|bailar|bailoteo|gif|gifs|guay|molón|molona|chévere|bacán|padrísim*|cachond*|' +
        'coña|coñas|guiño*|irónic*|ironía|sátir*|satíric*|parodi*|gamberr*|desenfad*|desternill*|tontería*|' +
        'alocad*|divertir|divertirse|divertirte|divertirnos|cómico*|cómica|cómicas|chulo|chula|chulos|chulas|' +
        'chulísim*|ocurrencia*|ocurrente*|gracioso*|graciosa*|guasa|guasón|cotilleo*|pícaro*|pícara*|loco|loca|' +
        'de fiesta|mola|meme|memes|cachondeo|chispa|chispeante*|irreverente y divertid*|ambiente festivo|' +
        'espíritu festivo|festiva|festivas|ridícul*|risotada*|locos por',
      1:
        'juego|juegos|jugador*|entreten*|espectácul*|sorpresa*|sorpréndete|charanga*|cócteles|karaoke|acertijo*|' +
        'enigma*|colorid*|insólit*|recreo|ligereza|disfraz*|disfraces|canalla*|espontán*|amiguete*|jugar|juega|' +
        'jugamos|show|shows|celebrar|celebramos|celébralo|genial|geniales|entusias*|colega|colegas|y lo sabes|' +
        'con gracia',
    },
    Sage: {
      3:
        'comprender mejor|entender mejor|para entender|entender el mundo|comprender el mundo|' +
        'decisiones informadas|decisión informada|decidir con criterio|con conocimiento de causa|' +
        'basad* en la evidencia|basad* en evidencia*|basad* en datos|basad* en la ciencia|evidencia científica|' +
        'evidencias científicas|con base científica|científicamente probad*|clínicamente probad*|' +
        'científicamente demostrad*|avalado por la ciencia|avalad* por estudios|estudio* científic*|' +
        'hechos contrastados|datos contrastados|información contrastada|verificación de hechos|' +
        'verificación de datos|código abierto|código fuente abierto|totalmente transparente*|' +
        'con total transparencia|total transparencia|metodología propia|pensamiento crítico|espíritu crítico|' +
        'transmitir conocimiento*|transferencia de conocimiento*|compartir conocimiento*|' +
        'compartimos conocimiento*|divulgación|divulgativ*|lecciones aprendidas|libro blanco|' +
        'investigación y desarrollo|investigación científica|asesoramiento independiente|' +
        'asesoría independiente|enseñamos a|enseñar a|te enseñamos|todo lo que necesitas saber|' +
        'lo que debes saber|opinión experta|mirada experta|el saber|sed de conocimiento|ganas de aprender|' +
        'ciencia de datos|con criterio|en busca de la verdad|decir la verdad|contar la verdad|' +
        'explicamos por qué',
      2:
        'conocimiento*|sabidur*|sabio|sabia|sabios|saberes|comprender|didáctic*|erudit*|investigador*|' +
        'investigación|investigar|investigamos|científic*|prueba* científic*|verdad|verdades|veraz|veracidad|' +
        'datos fiables|objetividad|imparcial*|neutralidad|rigor científico|metodolog*|observatorio*|explicamos|' +
        'explicación*|profundiz*|intelectual*|teoría*|enciclop*|esclarec*|desmitific*|comprendemos|comprensión|' +
        'evidencia|evidencias|académico*|académica*|ciencia|ciencias|reflexión|reflexiones|reflexionar|' +
        'reflexiv*|divulgar|divulgador*|la verdad|verificado|verificable*|pedagogía*|pedagógico*|pedagógica*|' +
        'filosofía|filósofo*|el conocimiento',
      1:
        'estudiar|análisis|transparen*|claridad|información clara|medir|medimos|mentor*|verificar|verifica|' +
        'verificación|informarte|educación|teórico*|prueba científica|te explicamos|los hechos|en profundidad|' +
        'diagnóstic*|analizar|analiza|analizamos|analista*|analítica|analítico|aprender|aprende|aprendemos|' +
        'aprendizaje*|aprende a|aprender a|entender|entiende|entendemos|educativ*|educador*|educar|educamos|' +
        'criterio|criterios|evaluación|evaluamos|enseñar|enseña|enseñamos|enseñanza*|análisis de datos|' +
        'inteligencia de negocio|insight*|lógica',
    },
  },
}
