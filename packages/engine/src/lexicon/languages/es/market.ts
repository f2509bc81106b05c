import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'diseñado para|diseñada para|pensado para|pensada para|creado para|hecho para|ideal para|perfecto para|dirigido a|dirigida a|adaptado a|ya seas|tanto si eres|si eres|ayudamos a|ayuda a|acompañamos a|trabajamos con|especialmente para|al servicio de',
    for: 'para|para los|para las|para tu',
    after: 'bienvenidos|que quieren|que buscan',
    menu: 'soluciones|industrias|sectores|para quién|casos de uso|por sector|por rol|a quién',
  },
  needs: {
    pain: 'cansado de|cansada de|harto de|harta de|basta de|olvídate de|sin complicaciones|sin estrés|sin preocupaciones|frustra*|perder tiempo|pérdida de tiempo|dolor de cabeza|complicad*|difícil de|miedo a|preocup*|estrés|demasiado caro|sufres de|no más|se acabó',
    goal: 'para que puedas|te permite|permite|en minutos|en pocos minutos|ahorra tiempo|ahorrar|mejorar|mejora|aumenta|aumentar|alcanza|lograr|logra|tus objetivos|tranquilidad|control total|protege|disfruta|hacer crecer|llevar tu|llega a|profesionalizar|crea tu',
    trigger:
      'al mudarte|mudanza|en vacaciones|antes de la boda|fecha límite|plazas limitadas|cupos limitados|emergencia|averiado|dejó de funcionar|cuando necesit*|después de un|temporada|año nuevo|vuelta al cole',
    objection:
      'cuánto|cuesta|precio|precios|gratis|cancelar|contrato|permanencia|compromiso|cuánto tiempo|necesito|difícil|duele|seguro|segura|datos|garantía|compatible|reembolso|riesgo|pago|tarjeta|prueba|experiencia|conocimientos|ocurre si',
  },
  alternatives: {
    named: 'alternativa a|alternativas a|a diferencia de|comparado con|frente a otros|cambiar de',
    instead: 'en lugar de|en vez de|sustituye|reemplaza|mejor que|sin necesidad de tiendas',
  },
  goals: {
    trials: 'pruebas gratuitas|prueba gratis|registros|más usuarios|altas',
    sales: 'ventas|vender|ingresos|pedidos|conversiones|facturación',
    leads: 'leads|clientes potenciales|consultas|solicitudes|prospectos',
    bookings: 'reservas|citas|ocupación|huéspedes|pacientes',
    donors: 'donantes|donaciones|recaudación|voluntarios|patrocinadores',
    hiring: 'contratación de personal|reclutamiento|reclutar|candidatos|talento|marca empleadora',
    markets: 'nuevo mercado|nuevos mercados|expansión|internacional|exportar|extranjero|expandirnos',
    search: 'seo|posicionamiento|buscadores|google|visibilidad|tráfico|chatgpt',
    rebrand: 'rebranding|rediseño|nueva imagen|reposicionamiento|nueva marca|identidad de marca|relanzamiento',
    trust: 'confianza|credibilidad|reputación|reseñas|grandes clientes|cumplimiento',
    loyalty: 'fidelización|retención|comunidad|suscriptores|clientes recurrentes|socios',
  },
  audiences: {
    parents: 'padres|padres y madres|papás',
    mothers: 'mamás|madres|embarazadas',
    families: 'familias|familia|toda la familia',
    children: 'niños|niñas|bebés|hijos',
    teens: 'adolescentes|jóvenes',
    pupils: 'alumnos|escolares|alumnas',
    students: 'estudiantes|universitarios',
    graduates: 'recién graduados|jóvenes profesionales',
    examinees: 'opositores',
    beginners: 'principiantes|principiante|novatos|cualquiera',
    advanced: 'avanzados|expertos|profesionales avanzados',
    seniors: 'personas mayores|adultos mayores|jubilados|tercera edad',
    women: 'mujeres|chicas',
    men: 'hombres|caballeros',
    couples: 'parejas|pareja',
    brides: 'novios|novias|recién casados',
    newcomers: 'inmigrantes|refugiados',
    jobseekers: 'desempleados|quienes buscan empleo',
    'low-income': 'personas necesitadas|personas vulnerables|bajos recursos',
    disabled: 'personas con discapacidad',
    patients: 'pacientes',
    carers: 'cuidadores',
    volunteers: 'voluntarios',
    donors: 'donantes|benefactores',
    'home-users': 'particulares|uso personal',
    professionals: 'profesionales',
    residents: 'vecinos|residentes|ciudadanos|habitantes',
    tourists: 'turistas|visitantes|viajeros y turistas',
    friends: 'amigos|grupos de amigos',
    adults: 'adultos',
    believers: 'fieles|creyentes',
    'dog-owners': 'dueños de perros|perros|perro|amantes de los perros',
    'cat-owners': 'gatos|dueños de gatos',
    'pet-owners': 'dueños de mascotas|mascotas|mascota',
    riders: 'jinetes|amazonas',
    runners: 'corredores|runners',
    athletes: 'deportistas|atletas',
    cyclists: 'ciclistas',
    hikers: 'senderistas|excursionistas|amantes de la naturaleza',
    swimmers: 'nadadores|surfistas|buceadores',
    sailors: 'navegantes',
    musicians: 'músicos|bandas',
    singers: 'cantantes|coros',
    djs: 'djs|productores musicales',
    broadcasters: 'emisoras|radios|locutores|radialistas|tu radio|tu radio online|tu emisora|radio online|emisora',
    podcasters: 'podcasters',
    listeners: 'oyentes|melómanos',
    gamers: 'jugadores|gamers',
    readers: 'lectores',
    writers: 'escritores|autores|blogueros',
    photographers: 'fotógrafos',
    artists: 'artistas|pintores',
    makers: 'artesanos|manitas',
    gardeners: 'jardineros',
    cooks: 'cocineros|amantes de la cocina|foodies',
    'wine-lovers': 'amantes del vino',
    travellers: 'viajeros|mochileros|aventureros',
    'business-travellers': 'viajeros de negocios',
    'home-buyers': 'compradores de vivienda|compradores',
    homeowners: 'propietarios|dueños de casa',
    landlords: 'arrendadores|caseros',
    tenants: 'inquilinos|arrendatarios',
    investors: 'inversores|inversionistas|ahorradores',
    'car-owners': 'conductores|automovilistas',
    motorcyclists: 'motociclistas|moteros',
    collectors: 'coleccionistas|aficionados',
    learners: 'autodidactas',
    'fitness-fans': 'amantes del fitness',
    founders: 'emprendedores|fundadores|emprendedor',
    'business-owners': 'empresarios|dueños de negocios|dueños de negocio',
    executives: 'directivos|ejecutivos|gerentes|directores',
    managers: 'gestores|jefes de equipo|responsables',
    'project-managers': 'jefes de proyecto|gestores de proyectos',
    sales: 'equipos de ventas|vendedores|comerciales',
    marketing: 'equipos de marketing|especialistas en marketing',
    hr: 'recursos humanos|equipos de rrhh|rrhh',
    recruiters: 'reclutadores|empleadores',
    finance: 'equipos financieros|directores financieros',
    accountants: 'contadores|contables|asesorías',
    lawyers: 'abogados|bufetes',
    doctors: 'médicos|doctores',
    nurses: 'enfermeras|enfermeros',
    therapists: 'terapeutas|psicólogos|fisioterapeutas',
    dentists: 'dentistas|odontólogos',
    teachers: 'profesores|docentes|maestros|educadores',
    coaches: 'entrenadores|coaches',
    developers: 'desarrolladores|programadores',
    engineers: 'ingenieros|técnicos',
    designers: 'diseñadores|creativos',
    architects: 'arquitectos',
    'it-teams': 'equipos de ti|departamentos de ti',
    procurement: 'departamentos de compras',
    contractors: 'contratistas|constructoras|reformistas|instaladores',
    'estate-agents': 'agentes inmobiliarios|inmobiliarias',
    distributors: 'distribuidores|importadores|mayoristas|revendedores',
    'brand-owners': 'marcas',
    restaurateurs: 'restaurantes|hosteleros|bares y restaurantes|restauradores',
    hoteliers: 'hoteles|hoteleros',
    farmers: 'agricultores|ganaderos',
    retailers: 'comercios|tiendas|minoristas|comerciantes',
    manufacturers: 'fabricantes|industrias',
    freelancers: 'autónomos|freelancers|profesionales independientes',
    consultants: 'consultores',
    agencies: 'agencias',
    creators: 'creadores de contenido|creadores|influencers',
    journalists: 'periodistas|medios de comunicación',
    researchers: 'investigadores|científicos',
    officials: 'ayuntamientos|administraciones públicas|sector público|municipios|gobiernos',
    'event-planners': 'organizadores de eventos',
    'property-managers': 'administradores de fincas',
    schools: 'colegios|escuelas|universidades|centros educativos',
    'non-profits': 'ong|asociaciones sin ánimo de lucro|fundaciones',
    churches: 'iglesias|ministerios cristianos',
    clubs: 'clubes|asociaciones|clubes deportivos',
    'e-commerce': 'tiendas online|comercio electrónico',
    healthcare: 'hospitales|clínicas',
    'small-businesses': 'pymes|pequeñas empresas|pequeños negocios',
    startups: 'startups',
    'mid-size': 'medianas empresas|empresas en crecimiento',
    enterprises: 'grandes empresas|corporaciones',
    businesses: 'empresas|negocios|organizaciones',
  },
  industries: {
    restaurants:
      'restaurante*|cafetería*|bar de tapas|pizzería|nuestra carta|reserva* mesa|reservar una mesa|platos|menú del día|hostelería|gastronom*|catering|cocinero*|chef|nuestra cocina|carta de vinos|parrilla|marisquería|menú degustación|taquería|cevichería|tapas|comida a domicilio',
    'food-drink':
      'panadería|pastelería|bodega*|viñedo*|cervecería artesanal|destilería|tostador*|quesería|chocolate*|carnicería|aceite de oliva|miel|vinos|alimentos|productos gourmet|café de especialidad|jamón',
    hotels:
      'hotel|hoteles|hostal|casa rural|alojamiento*|apartamentos turísticos|habitaciones|reserva tu estancia|camping|posada|cabañas|por noche|alquiler vacacional|villas|resort|suites',
    travel:
      'agencia de viajes|viajes|excursion*|tours|visitas guiadas|rutas|turismo|senderismo|qué ver|itinerario*|destinos|crucero*|vacaciones|safari|aventura|paquetes turísticos|turístic*',
    health:
      'clínica*|médico*|consulta médica|pacientes|hospital|fisioterap*|osteopat*|farmacia|dermatolog*|pediatr*|diagnóstico médico|cirugía|enfermer*|salud|óptica|ginecolog*|traumatolog*',
    dental: 'dentista*|clínica dental|dental*|ortodoncia|implantes dentales|blanqueamiento|odontolog*|salud bucal',
    therapy: 'psicoterap*|psicólog*|psicolog*|terapia de pareja|coaching|salud mental|ansiedad|hipnosis|terapeuta*',
    beauty:
      'salón de belleza|centro de estética|peluquer*|barbería|tratamientos faciales|manicura|pedicura|depilación|microblading|maquillaje|cosmétic*|belleza|uñas|pestañas|cuidado de la piel|estética|spa|tatuaje*',
    wellness: 'yoga|pilates|meditación|masaje*|reiki|bienestar|retiro*|ayurved*|sauna|termas|relajación|holístic*',
    fitness:
      'gimnasio*|fitness|entrenador personal|crossfit|halterofilia|musculación|clases dirigidas|cardio|powerlifting|entrenamiento*|culturismo',
    'martial-arts':
      'artes marciales|defensa personal|krav maga|kárate|karate|judo|taekwondo|jiu-jitsu|kickboxing|boxeo|aikido|dojo|deportes de contacto',
    sports:
      'deport*|baloncesto|voleibol|fútbol|tenis|natación|ciclismo|golf|surf|torneo*|liga|escalada|vela|equitación|atletismo|pádel',
    'elderly-care':
      'cuidado de mayores|residencia de ancianos|residencia de mayores|ayuda a domicilio|cuidadores|personas mayores|centro de día|demencia',
    construction:
      'hormigón|concreto premezclado|prefabricado*|cemento|materiales de construcción|áridos|adoquines|mortero*|encofrado*|construcción|constructora|albañil*|fontaner*|electricista*|reformas|carpinter*|techos|pintor*|calefacción|obras|impermeabilización|plomer*|contratista*|rehabilitación de edificios',
    interior:
      'mueble*|mobiliario|interiorismo|diseño de interiores|decoración|cocinas a medida|sofá*|cortinas|iluminación|colchon*',
    manufacturing:
      'fabricante*|fabricación|fábrica|mecanizado|inyección de plástico|cnc|matricería|industrial*|proveedor industrial|línea de producción|oem|maquinaria|fundición',
    shop: 'tienda online|tienda en línea|añadir al carrito|envío gratis|novedades|más vendidos|tarjeta regalo|en stock|nuestra tienda',
    fashion:
      'moda|ropa|vestidos|zapatos|zapatillas|lencería|sastre*|textil*|marroquinería|bolsos|joyer*|relojes|calzado',
    automotive:
      'taller mecánico|concesionario*|coches|vehículo*|neumático*|carrocería|motocicleta*|alquiler de coches|autoescuela|automotriz|itv|autos usados',
    energy:
      'placas solares|paneles solares|fotovoltaic*|bomba de calor|eólic*|energías renovables|suministro eléctrico|baterías|energía solar|autoconsumo',
    'real-estate':
      'inmobiliari*|bienes raíces|propiedades|alquiler de pisos|viviendas|venta de casas|agente inmobiliario|inquilino*|propietario*|promotora',
    logistics:
      'logística|transporte de carga|almacén|almacenaje|mensajería|mudanza*|cadena de suministro|aduana*|fletes|camiones',
    'farming-garden':
      'agrícola*|agricult*|granja|ganader*|tractor*|jardín|jardiner*|paisajismo|vivero|semillas|césped|floristería|flores|invernadero|riego',
    pets: 'perro*|cachorro*|gatos|mascota*|residencia canina|adiestramiento|peluquería canina|veterinari*|pienso|guardería canina|caballos',
    cleaning:
      'productos de limpieza|detergente*|desinfectante*|desengrasante*|quitamanchas|limpiador*|lejía|empresa de limpieza|limpieza de oficinas|limpieza de hogares|lavandería|tintorería|control de plagas|gestión de residuos|limpieza de cristales',
    printing: 'imprenta|tarjetas de visita|rotulación|embalaje*|etiquetas|serigrafía|impresión 3d|bordado*',
    'business-software':
      'saas|software|panel de control|flujos de trabajo|integraciones|crm|erp|solicita una demo|en la nube|por usuario|automatización|nuestra plataforma|punto de venta|gestión de inventario|prueba gratis',
    'developer-tools':
      'desarrollador*|sdk|línea de comandos|referencia de api|docker|kubernetes|repositorio|framework|autoalojado|código fuente|base de datos',
    'security-software':
      'gestor de contraseñas|contraseñas|doble factor|antivirus|vpn|cifrado|ciberseguridad|cortafuegos|pruebas de penetración|ransomware|phishing',
    'analytics-software':
      'analítica|análisis de datos|inteligencia de negocio*|visualización de datos|almacén de datos',
    'marketing-software':
      'email marketing|marketing por correo|automatización de marketing|tasa de apertura|entregabilidad|suscriptores|campañas',
    'consumer-apps':
      'aplicación móvil|app store|google play|descarga la app|nuestra app|notificaciones|widget*|apple watch',
    utilities:
      'espacio en disco|archivos grandes|archivos duplicados|gestor de archivos|desinstal*|para windows|liberar espacio|carpetas',
    'file-sharing':
      'bittorrent|torrent*|intercambio de archivos|enlace magnet|transferencia de archivos|almacenamiento en la nube',
    'media-players':
      'reproductor multimedia|reproductor de video|subtítulos|listas de reproducción|editor de video|edición de fotos',
    crypto:
      'bitcoin|cripto*|criptomoneda*|blockchain|ethereum|billetera|monedero digital|defi|nft*|web3|moneda digital',
    hosting:
      'alojamiento web|hosting|vps|servidores dedicados|nombres de dominio|dominios|centro de datos|creador de sitios',
    'radio-streaming':
      'radio online|radio en línea|emisora*|radio por internet|streaming de audio|transmite en vivo|transmisión en vivo|oyentes|locutor*|autodj|podcast*|tu radio',
    ai: 'inteligencia artificial|aprendizaje automático|agentes de ia|asistente de ia|modelos de lenguaje|chatbot*',
    'web-agency':
      'diseño web|desarrollo web|agencia digital|desarrollo de aplicaciones|software a medida|desarrollo de software',
    payments: 'pasarela de pago*|aceptar pagos|procesamiento de pagos|transferencias de dinero|neobanco|facturación',
    finance:
      'gestión patrimonial|inversion*|inversión|asesor financiero|préstamos|hipoteca*|banco|pensiones|bolsa|ahorro|fondos',
    insurance: 'seguros|aseguradora*|correduría|póliza*|seguro de vida|seguro de hogar',
    accounting: 'asesoría fiscal|contab*|gestoría|declaración de la renta|nóminas|auditoría|impuestos',
    law: 'abogad*|bufete|despacho de abogados|asesoría jurídica|notaría|derecho de familia|derecho laboral|litigios',
    consulting: 'consultoría|consultora|consultores|asesoría empresarial|estrategia empresarial|transformación digital',
    marketing:
      'agencia de marketing|agencia de publicidad|posicionamiento web|gestión de redes sociales|relaciones públicas|generación de leads',
    design:
      'estudio de diseño|diseño gráfico|identidad visual|ilustración|diseño de producto|arquitect*|estudio de arquitectura',
    photography: 'fotógraf*|fotografía|videógraf*|producción audiovisual|sesión de fotos|retratos',
    staffing:
      'reclutamiento|selección de personal|trabajo temporal|asistente* virtual*|externalización|centro de llamadas|cazatalentos|candidatos',
    repairs:
      'taller de reparación|reparación*|reparaciones|reparamos|repuestos|recambios|piezas de recambio|puesta a punto|servicio técnico|mantenimiento y reparación',
    'it-services':
      'soporte informático|servicios informáticos|reparación de ordenadores|reparación de celulares|mantenimiento informático|soporte técnico ti',
    'data-recovery': 'recuperación de datos|recuperar datos|recuperar archivos|recuperación de discos',
    guarding: 'vigilantes|seguridad privada|alarmas|videovigilancia|cerrajer*|control de acceso',
    telecom:
      'smartphone*|teléfonos móviles|teléfonos celulares|celulares|telefonía|operadora|operador móvil|datos ilimitados|línea fija|prepago|telecom*|roaming|fibra óptica|internet en casa|tarifas móviles|telefonía|voip|esim|banda ancha',
    events: 'organización de eventos|bodas|wedding planner|salón de eventos|congresos|festival*|banquetes',
    tutoring:
      'clases particulares|refuerzo escolar|academia de idiomas|preparación de exámenes|tutorías|clases de inglés',
    education: 'escuela|universidad|estudiantes|cursos|formación|academia|colegio|alumn*|e-learning|enseñanza|docente*',
    childcare:
      'guardería infantil|jardín de infancia|escuela infantil|cuidado de niños|montessori|primera infancia|campamento*',
    'non-profit':
      'sin fines de lucro|sin ánimo de lucro|donar|donación|donaciones|voluntari*|ong|fundación|humanitari*|benéfic*|recaudación de fondos',
    'public-body':
      'ayuntamiento|municipio|alcald*|concejal*|vecinos|ministerio|gobierno municipal|sede electrónica|municipal*',
    religion: 'iglesia|parroquia|misa*|culto|pastor|mezquita|sinagoga|biblia|oración|evangelio',
    clubs: 'asociación|hazte socio|socios|junta directiva|asamblea general|club',
    science: 'instituto de investigación|laboratorio*|investigador*|ensayos clínicos|biotec*|farmacéutic*|científic*',
    culture:
      'museo*|galería de arte|teatro|artista*|exposición|exposiciones|obras de arte|cine|ópera|pintura|escultura*',
    media: 'periódico*|revista*|periodis*|redacción|noticias|canal de televisión|lectores|prensa',
    music:
      'música|músic*|banda|álbum*|canciones|concierto*|sello discográfico|guitarra*|piano|estudio de grabación|orquesta|coro',
    games: 'videojuego*|juegos de mesa|jugabilidad|multijugador|estudio de juegos|jugadores|esports',
    publishing: 'editorial|libros|novela*|autor*|librería*|ebook*|literari*|poesía',
  },
}
