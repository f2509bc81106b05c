import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel:
      'hotel|hoteles|hotel boutique|hotel rural|hoteles rurales|hotel con encanto|hotel restaurante|motel|parador|apartahotel|hotel balneario',
    'guest-house':
      'casa de huéspedes|bed and breakfast|b&b|guest house|guesthouse|pensión|pensiones|hospedaje|posada|posadas',
    hostel: 'hostel|hostels|albergue juvenil|albergue de peregrinos|albergue|albergues|hostal|hostales',
    inn: 'mesón|fonda|hospedería',
    'holiday-home':
      'casa rural|casas rurales|casa de vacaciones|casas de vacaciones|apartamento turístico|apartamentos turísticos|alquiler vacacional|alquileres vacacionales|vivienda vacacional|apartamento vacacional|apartamentos vacacionales|villa|villas|cabaña|cabañas|chalet de alquiler|casas de alquiler vacacional|alquiler de cabañas|alojamiento rural|alojamientos rurales|turismo rural',
    'mountain-hut': 'refugio de montaña|refugio guardado|refugio alpino',
    campsite:
      'camping|campings|zona de acampada|glamping|campamento de caravanas|área de autocaravanas|camping y bungalows|bungalows',
    resort: 'resort|resorts|complejo turístico|complejo hotelero|estación de esquí|resort todo incluido',
    'farm-stay':
      'agroturismo|agroturismos|estancia turística|turismo en granja|finca agroturística|rancho turístico|hacienda turística',
    accommodation: 'alojamiento|alojamientos|hospedajes|alojamiento turístico',
    'student-residence':
      'residencia de estudiantes|residencias de estudiantes|residencia universitaria|colegio mayor|alojamiento para estudiantes|residencia estudiantil|coliving|pisos para estudiantes',
    restaurant:
      'restaurante|restaurantes|asador|asadores|bistró|brasería|taberna|tabernas|marisquería|arrocería|parrilla|steakhouse|hamburguesería|taquería|casa de comidas|gastrobar|restaurante italiano|restaurante japonés|comida a domicilio|comida para llevar|trattoria|cevichería|churrasquería|chiringuito',
    pizzeria: 'pizzería|pizzerías|pizza a domicilio|pizzas artesanales|restaurante pizzería',
    cafe: 'cafetería|cafeterías|café|café bar|coffee shop|salón de té|tetería|churrería',
    bar: 'bar|bares|bar de tapas|bar de copas|coctelería|bar de vinos|vinoteca bar|vermutería|cantina',
    pub: 'pub|pubs|pub irlandés|cervecería|cervecerías',
    nightclub: 'discoteca|discotecas|club nocturno|sala de fiestas',
    bakery: 'panadería|panaderías|panadería artesanal|horno de pan|panadero|obrador de pan|panificadora|tahona',
    butcher: 'carnicería|carnicerías|carnicero|carnicería y charcutería|charcutería|carnicería online',
    'pastry-shop':
      'pastelería|pastelerías|repostería|pastelero|confitería|bombonería|chocolatería|repostería creativa|tartas personalizadas|pastelería artesanal|tartas por encargo|tortas personalizadas',
    'ice-cream-parlour': 'heladería|heladerías|helados artesanales|gelatería|helado artesanal|maestro heladero',
    catering:
      'catering|empresa de catering|servicio de catering|catering para bodas|catering para eventos|banquetes|chef a domicilio|chef privado|servicio de banquetes',
    'food-truck': 'food truck|food trucks|foodtruck|gastroneta|comida callejera',
    brewery:
      'cervecería artesanal|cerveza artesanal|cervezas artesanas|cerveza artesana|microcervecería|fábrica de cerveza|cervecera|maestro cervecero|sidrería|sidra natural',
    winery:
      'bodega|bodegas|viñedo|viñedos|viticultor|viticultores|bodega familiar|productor de vinos|vinícola|elaboración de vinos|enoturismo',
    distillery:
      'destilería|destilerías|destilados artesanales|destilador|licorera|mezcal artesanal|tequilera|fábrica de licores',
    'coffee-roaster':
      'tostador de café|tostadores de café|tostadero de café|tostaduría de café|café de especialidad|tostadora de café|café de origen',
    delicatessen:
      'tienda gourmet|productos gourmet|delicatessen|delicatesen|productos ibéricos|jamonería|jamón ibérico|jamones|embutidos',
    'food-producer':
      'productor de alimentos|empresa alimentaria|industria alimentaria|fabricante de alimentos|productos alimenticios|almazara|aceite de oliva virgen extra|aceite de oliva|conservera|apicultor|miel|empacadora|alimentación ecológica|productos cárnicos',
    farm: 'granja|granjas|finca|finca ecológica|explotación agrícola|explotación ganadera|huerta|huerta ecológica|agricultor|agricultores|agricultura ecológica|granja escuela|ganadería|rancho|hacienda|productor agrícola',
    dairy:
      'lechería|quesería|queserías|quesería artesanal|productos lácteos|quesos artesanos|quesos artesanales|vaquería|lácteos',
    'beach-club': 'beach club|club de playa|bar de playa|restaurante de playa',
    'music-venue':
      'sala de conciertos|salas de conciertos|sala de música en vivo|club de jazz|auditorio|música en vivo',
    'event-venue':
      'salón de eventos|salones de eventos|espacio para eventos|espacios para eventos|sala de eventos|finca para eventos|fincas para eventos|palacio de congresos|centro de convenciones|salón de fiestas|salones de celebraciones|recinto ferial|alquiler de salas|salón de banquetes|centro de eventos|quinta para eventos',
    'wedding-venue':
      'finca para bodas|fincas para bodas|salón de bodas|salones de bodas|lugar para bodas|masía para bodas|hacienda para bodas',
    theatre: 'teatro|teatros|compañía de teatro|ópera|compañía teatral|circo|compañía de danza|grupo de teatro',
    cinema: 'cine|cines|sala de cine|salas de cine|multicines|cine club',
    museum: 'museo|museos|casa museo|centro de interpretación|ecomuseo|museo de arte',
    gallery:
      'galería de arte|galerías de arte|galería|sala de exposiciones|centro de arte|galería de arte contemporáneo',
    zoo: 'zoo|zoológico|zoológicos|parque zoológico|acuario|oceanario|safari park|bioparque|reserva animal',
    'theme-park':
      'parque temático|parque de atracciones|parque acuático|parques de atracciones|parque de diversiones|parques temáticos',
    'adventure-park':
      'parque de aventuras|parque multiaventura|multiaventura|tirolina|tirolesa|parque de trampolines|parque de camas elásticas|paintball|karting|turismo activo|turismo de aventura|circuito de karts',
    'escape-room': 'escape room|escape rooms|sala de escape|salas de escape|juego de escape|cuarto de escape',
    'indoor-playground':
      'parque infantil|parque de bolas|ludoteca|centro de ocio infantil|parque infantil cubierto|salón de fiestas infantiles|parque de juegos infantil',
    'bowling-alley': 'bolera|boleras|boliche|laser tag|centro de ocio|salón recreativo|sala de billar',
    'swimming-pool':
      'piscina municipal|piscina climatizada|piscina pública|centro acuático|piscinas municipales|centro deportivo acuático',
    spa: 'spa|spas|balneario|balnearios|centro de bienestar|termas|aguas termales|centro wellness|talasoterapia|circuito spa|retiro de bienestar|retiros|centro termal',
    sauna: 'sauna|saunas|baños árabes|hammam|baño turco|temazcal',
    marina:
      'marina|puerto deportivo|puertos deportivos|club de yates|astillero|astilleros|alquiler de yates|alquiler de veleros|náutica',
    'boat-rental':
      'alquiler de barcos|alquiler de embarcaciones|alquiler de kayaks|paseos en barco|renta de yates|excursiones en barco|alquiler de motos de agua|alquiler de barcos sin licencia|alquiler de barco|renta de botes',
    'bike-rental':
      'alquiler de bicicletas|alquiler de bicis|alquiler de bicicletas eléctricas|renta de bicicletas|alquiler bicicletas|bicicletas de alquiler',
    'tour-operator':
      'turoperador|touroperador|tour operador|operador turístico|operadores turísticos|mayorista de viajes|safaris|tour operator|agencia receptiva|expediciones',
    'guided-tours':
      'visitas guiadas|visita guiada|tours guiados|guía turístico|guías turísticos|guía oficial de turismo|free tour|free tours|guía de montaña|guías de montaña|excursiones|rutas guiadas|tours privados|guía de turismo|paseos guiados',
    'travel-agency':
      'agencia de viajes|agencias de viajes|viajes a medida|agencia de viaje|agencia de turismo|agente de viajes|diseñador de viajes|viajes organizados|viajes personalizados',
    'travel-guide': 'guía de viajes|guía de viaje|guía turística|guías de viaje|guía de la ciudad|guía local',
    'tourist-office':
      'oficina de turismo|información turística|oficinas de turismo|patronato de turismo|consorcio de turismo|portal de turismo|turismo oficial',
    festival:
      'festival|festivales|festival de música|festival de cine|carnaval|feria del libro|fiestas patronales|bienal',
    conference:
      'conferencia|congreso|congresos|jornadas|simposio|feria comercial|feria internacional|cumbre|hackathon|convención|encuentro internacional|feria profesional',
    casino:
      'casino|casinos|casino online|apuestas deportivas|casa de apuestas|casas de apuestas|sala de bingo|póker online',
    'golf-course': 'campo de golf|campos de golf|club de golf|golf|academia de golf|escuela de golf',
    'ski-school': 'escuela de esquí|clases de esquí|escuela de snowboard|escuelas de esquí|cursos de esquí',
    'surf-school':
      'escuela de surf|clases de surf|surf camp|escuela de kitesurf|cursos de surf|clases de kitesurf|campamento de surf',
    'diving-school':
      'centro de buceo|escuela de buceo|club de buceo|centros de buceo|cursos de buceo|bautismo de buceo|buceo',
    'riding-school':
      'escuela de equitación|clases de equitación|hípica|centro hípico|club hípico|centro ecuestre|rutas a caballo|escuela ecuestre|paseos a caballo',
    'climbing-gym':
      'rocódromo|sala de escalada|centro de escalada|muro de escalada|sala de boulder|gimnasio de escalada',
    gym: 'gimnasio|gimnasios|box de crossfit|gimnasio de boxeo|club de boxeo|crossfit|sala de musculación|gym|escuela de boxeo',
    'fitness-studio':
      'centro de fitness|centro deportivo|estudio de pilates|club de fitness|centro de pilates|clases de pilates|centro de entrenamiento|estudio de fitness|pilates reformer|pilates',
    'personal-trainer':
      'entrenador personal|entrenadora personal|entrenadores personales|entrenamiento personal|personal trainer|preparador físico|entrenamiento personalizado|entrenador personal online',
    'yoga-studio':
      'estudio de yoga|centro de yoga|escuela de yoga|clases de yoga|profesora de yoga|profesor de yoga|instructora de yoga',
    'dance-school':
      'escuela de baile|escuela de danza|academia de baile|academia de danza|estudio de danza|clases de baile|clases de danza|escuela de ballet|centro de danza|clases de salsa',
    'martial-arts-school':
      'artes marciales|escuela de artes marciales|academia de artes marciales|club de judo|club de karate|dojo|krav maga|taekwondo|jiu jitsu brasileño|academia de jiu jitsu|kung fu|defensa personal|aikido',
    'sports-club':
      'club deportivo|clubes deportivos|club de fútbol|club de natación|club de atletismo|club de baloncesto|club ciclista|club de rugby|club de balonmano|club de voleibol|club náutico|club de montaña|club de remo|club de ajedrez|asociación deportiva|club de patinaje|escuela de fútbol|club de gimnasia|club polideportivo|club social y deportivo|club de tiro',
    'sports-team':
      'equipo de fútbol|equipo de baloncesto|equipo ciclista|equipo de béisbol|equipo de esports|escudería|equipo profesional',
    'sports-federation':
      'federación deportiva|federación de fútbol|federación española de|federación territorial|liga de fútbol|comité olímpico|federaciones deportivas',
    'tennis-club':
      'club de tenis|academia de tenis|escuela de tenis|club de pádel|escuela de pádel|pistas de pádel|academia de pádel|club de tenis y pádel',
    choir: 'coro|coral|orfeón|agrupación coral|coros|masa coral|coro de góspel|escolanía',
    orchestra:
      'orquesta|orquesta sinfónica|orquesta filarmónica|orquesta de cámara|banda de música|banda sinfónica|cuarteto de cuerda|banda municipal|ensemble|agrupación musical',
    band: 'grupo de música|banda de rock|grupo de versiones|grupo musical|banda de jazz|música para bodas|mariachi|mariachis|charanga|grupo de rock|música en vivo para bodas|orquesta de baile',
    dj: 'dj|dj para bodas|disc jockey|discomóvil|discoteca móvil|dj para eventos',
    'event-agency':
      'agencia de eventos|organización de eventos|empresa de eventos|organizador de eventos|organizadora de eventos|agencia de organización de eventos|producción de eventos|empresa de organización de eventos|team building|eventos corporativos|planificador de eventos',
    'wedding-planner':
      'wedding planner|wedding planners|organización de bodas|organizadora de bodas|organizador de bodas|maestra de ceremonias|planificación de bodas|oficiante de bodas|coordinación de bodas',
    'event-service':
      'alquiler de mobiliario para eventos|alquiler de carpas|fotomatón|alquiler de sonido|castillos hinchables|sonido e iluminación|animación infantil|mago|magos|alquiler de sillas y mesas|inflables|decoración de eventos|alquiler de hinchables|azafatas|photocall|decoración con globos|animación de fiestas|fuegos artificiales|pirotecnia|carpas para eventos|renta de mobiliario',
    'medical-practice':
      'centro médico|centros médicos|consultorio médico|consulta médica|centro de salud|consultorio|policlínica|policlínico|centro médico de especialidades',
    doctor:
      'médico|médicos|doctora|dermatólogo|dermatóloga|pediatra|pediatras|cirujano|cirujano plástico|cirugía plástica|cardiólogo|ginecólogo|ginecóloga|oftalmólogo|psiquiatra|traumatólogo|urólogo|medicina estética|médico de familia|médico general|endocrino|otorrino|cirugía estética',
    dentist:
      'dentista|dentistas|clínica dental|clínicas dentales|odontólogo|odontóloga|odontología|consultorio dental|implantes dentales|centro odontológico|centro dental|consultorio odontológico|estética dental',
    orthodontist: 'ortodoncista|ortodoncistas|ortodoncia|clínica de ortodoncia|ortodoncia invisible',
    clinic:
      'clínica|clínicas|clínica estética|clínica de fertilidad|clínica oftalmológica|clínica de medicina estética|clínica capilar|centro de reproducción asistida|clínica dermatológica|reproducción asistida',
    hospital: 'hospital|hospitales|hospital universitario|hospital privado|sanatorio|cuidados paliativos',
    physiotherapist:
      'fisioterapeuta|fisioterapeutas|fisioterapia|clínica de fisioterapia|centro de fisioterapia|kinesiólogo|kinesiología|kinesiólogos|terapia física|rehabilitación física|centro de rehabilitación|fisioterapia y osteopatía',
    chiropractor: 'quiropráctico|quiroprácticos|quiropráctica|centro quiropráctico|clínica quiropráctica|quiropraxia',
    osteopath: 'osteópata|osteópatas|osteopatía|centro de osteopatía',
    'speech-therapist':
      'logopeda|logopedas|logopedia|fonoaudióloga|fonoaudiología|centro de logopedia|terapia del lenguaje|terapia de lenguaje|fonoaudiólogo',
    'occupational-therapist': 'terapeuta ocupacional|terapia ocupacional|terapeutas ocupacionales|psicomotricidad',
    psychotherapist:
      'psicólogo|psicóloga|psicólogos|psicólogas|psicología|psicoterapia|psicoterapeuta|centro de psicología|gabinete psicológico|gabinete de psicología|clínica psicológica|psicoanalista|psicoanálisis|terapia psicológica|psicología clínica|consulta de psicología|psicólogo online|psicología online',
    naturopath:
      'naturópata|naturopatía|acupuntura|acupuntor|homeopatía|homeópata|medicina natural|medicina china|medicina tradicional china|terapias naturales|herbolario|ayurveda|terapias alternativas|medicina alternativa|reflexología|terapias holísticas|medicina integrativa',
    podiatrist: 'podólogo|podóloga|podólogos|podología|clínica podológica|clínica de podología|centro de podología',
    midwife: 'matrona|matronas|partera|parteras|doula|doulas|comadrona',
    nurse: 'enfermera|enfermeras|enfermero|enfermería a domicilio|servicios de enfermería|cuidados de enfermería',
    'home-care':
      'ayuda a domicilio|atención domiciliaria|cuidado de mayores|cuidado de ancianos|cuidadores de personas mayores|asistencia domiciliaria|servicio de ayuda a domicilio|cuidado de personas mayores|asistencia a domicilio|cuidadoras|cuidado de adultos mayores|cuidadores a domicilio',
    'care-home':
      'residencia de ancianos|residencia de mayores|residencia de la tercera edad|residencias de mayores|residencias de ancianos|centro de día|hogar de ancianos|residencia geriátrica|geriátrico|residencia para personas mayores|residencia para adultos mayores|asilo',
    pharmacy: 'farmacia|farmacias|parafarmacia|farmacia online|farmacéutico|botica',
    optician:
      'óptica|ópticas|óptico|optometrista|gafas graduadas|gafas de sol|optometría|lentes y anteojos|gafas|anteojos|lentes de contacto',
    'hearing-aids':
      'audífonos|centro auditivo|audioprotesista|centros auditivos|audiología|audiólogo|aparatos auditivos',
    laboratory:
      'laboratorio|laboratorios|laboratorio clínico|laboratorio de análisis clínicos|análisis clínicos|laboratorio dental|protésico dental|laboratorio de análisis|laboratorio de ensayos',
    veterinarian:
      'veterinario|veterinarios|veterinaria|clínica veterinaria|hospital veterinario|centro veterinario|clínicas veterinarias|veterinario a domicilio|consultorio veterinario',
    kennel:
      'residencia canina|residencias caninas|hotel canino|guardería canina|hotel para perros|guardería para perros|residencia felina|hotel para gatos|residencia de mascotas|hotel para mascotas|residencia para perros|pensión canina|guardería de perros|hotel de mascotas',
    'dog-school':
      'adiestramiento canino|adiestrador canino|educación canina|educador canino|educadora canina|escuela canina|adiestrador de perros|adiestramiento de perros|etólogo canino|entrenamiento canino|escuela para perros|entrenador de perros|adiestramiento para perros',
    'dog-groomer':
      'peluquería canina|peluquera canina|estética canina|peluquería de mascotas|peluquería para perros|peluquero canino|grooming|peluquería canina y felina|estilista canino',
    breeder:
      'criador|criadores|criadero|criadero de perros|criador de perros|cachorros en venta|venta de cachorros|criadero canino|criadero de gatos|yeguada|criador de gatos|cría de caballos|venta de perros',
    'animal-shelter':
      'protectora de animales|refugio de animales|asociación protectora de animales|refugio animal|santuario de animales|albergue de animales|adopción de perros|adopción de animales|sociedad protectora de animales|rescate animal|protectora animal|centro de acogida de animales|refugio de perros',
    'pet-sitter':
      'cuidador de mascotas|cuidado de mascotas|paseador de perros|paseo de perros|cuidador de perros|paseadores de perros|cuidadora de perros|pet sitter|niñera de mascotas|cuidadores de mascotas|cuidado de perros|cuidadora de gatos',
    'riding-stable':
      'cuadra|cuadras|pupilaje de caballos|caballerizas|pensión de caballos|pensionado de caballos|establo',
    hairdresser:
      'peluquería|peluquerías|peluquero|peluquera|salón de belleza y peluquería|peluquería unisex|estilista|estilistas|salón de peluquería|peluqueros|peluquería a domicilio',
    barber: 'barbería|barberías|barbero|barberos|barber shop|barbershop',
    'beauty-salon':
      'centro de estética|centro de belleza|salón de belleza|estética|esteticista|depilación láser|salones de belleza|maquilladora|maquilladora profesional|depilación|tratamientos faciales|micropigmentación|extensiones de pestañas|centros de estética|tratamientos de belleza|estética avanzada|centro estético|maquillaje profesional|clínica de estética|cosmetóloga|microblading',
    'nail-salon':
      'salón de uñas|manicura|manicurista|centro de uñas|manicura y pedicura|uñas de gel|uñas acrílicas|nail bar',
    'massage-practice':
      'masaje|masajes|masajista|masajistas|centro de masajes|quiromasajista|quiromasaje|masaje tailandés|masajes a domicilio|masaje terapéutico|masoterapia|reiki|shiatsu|masajes terapéuticos|masajes relajantes|masoterapeuta',
    'tattoo-studio':
      'estudio de tatuajes|estudio de tatuaje|tatuador|tatuadora|tatuajes|tatuadores|piercing|tattoo studio|tattoo',
    coach:
      'coach|coaching|coach personal|coach de vida|coach ejecutivo|coach profesional|coaching ejecutivo|coaching personal|desarrollo personal|coaching empresarial|crecimiento personal|mentora|mentoría|coach certificada|coach certificado',
    counselling:
      'terapeuta|terapeutas|terapia de pareja|hipnoterapeuta|hipnosis|hipnoterapia|sexólogo|sexóloga|orientación familiar|terapia familiar|counselling|terapia de parejas|constelaciones familiares|hipnosis clínica|terapia familiar y de pareja|terapia online',
    nutritionist:
      'nutricionista|nutricionistas|dietista|dietista-nutricionista|nutrición|nutrición y dietética|nutriólogo|nutrióloga|asesoramiento nutricional|nutricionista online|nutricionista deportivo',
    kindergarten:
      'jardín de infancia|jardín infantil|jardín de niños|preescolar|educación infantil|escuela montessori|kínder|escuela infantil montessori|jardín de infantes|kindergarten',
    nursery:
      'guardería|guarderías|escuela infantil|escuelas infantiles|guardería infantil|centro de educación infantil|estancia infantil|centro infantil|sala cuna',
    childminder:
      'niñera|niñeras|canguro|cuidado de niños|madre de día|babysitter|cuidadora de niños|au pair|agencia de niñeras',
    school:
      'colegio|colegios|escuela|escuelas|instituto de secundaria|ies|colegio privado|colegio bilingüe|colegio concertado|escuela primaria|escuela secundaria|liceo|colegio internacional|preparatoria|unidad educativa|centro educativo|institución educativa|internado|bachillerato|centro escolar|escuela de arte',
    university:
      'universidad|universidades|facultad|escuela de negocios|escuela superior|escuela universitaria|business school|universidad privada|universidad pública|politécnico|instituto tecnológico|instituto superior',
    academy: 'academia|academias|instituto|academy|institutos',
    'training-centre':
      'centro de formación|centros de formación|formación profesional|cursos de formación|formación para empresas|escuela de formación|empresa de formación|centro de capacitación|capacitación|capacitación empresarial|centro de estudios|cursos profesionales|formación bonificada|instituto de formación|centro de formación profesional|capacitación profesional|formación continua',
    'driving-school':
      'autoescuela|autoescuelas|escuela de conducir|academia de conducir|escuela de manejo|escuela de conducción|permiso de conducir|carnet de conducir|carné de conducir|clases de manejo|clases de conducir|academia de conducción|curso de manejo|clases prácticas de coche|cursos de conducción',
    'language-school':
      'academia de idiomas|escuela de idiomas|academia de inglés|clases de inglés|cursos de idiomas|escuela de inglés|instituto de idiomas|centro de idiomas|cursos de inglés|clases de español|cursos de español|clases de idiomas|escuela de español|escuela oficial de idiomas|profesor de inglés|profesora de inglés|clases de alemán|clases de francés',
    'music-school':
      'escuela de música|academia de música|conservatorio|clases de piano|clases de guitarra|clases de música|clases de canto|profesor de piano|profesora de piano|profesor de guitarra|escuelas de música|profesora de canto|clases de violín|escuela de canto|clases de batería',
    'cooking-school':
      'escuela de cocina|clases de cocina|cursos de cocina|talleres de cocina|escuela de hostelería|escuela de gastronomía|taller de cocina|instituto gastronómico|escuela culinaria',
    'flight-school':
      'escuela de vuelo|escuela de pilotos|escuela de aviación|aeroclub|paracaidismo|escuela de parapente|parapente|vuelos en parapente|curso de piloto|vuelos en globo|paseo en globo',
    'sailing-school':
      'escuela de vela|cursos de vela|escuela náutica|clases de vela|academia náutica|titulaciones náuticas',
    'swimming-school':
      'escuela de natación|clases de natación|cursos de natación|matronatación|academia de natación|cursillos de natación',
    tutoring:
      'clases particulares|profesor particular|refuerzo escolar|apoyo escolar|profesores particulares|academia de estudios|clases de apoyo|tutorías|clases de matemáticas|academia de refuerzo|clases particulares online|regularización escolar|profesora particular|asesorías académicas',
    'exam-preparation':
      'preparación de exámenes|academia de oposiciones|oposiciones|preparación de oposiciones|preparador de oposiciones|preuniversitario|preparación ielts|exámenes de prueba|curso de ingreso|preparadores de oposiciones|academia preuniversitaria',
    'online-course':
      'curso online|cursos online|curso en línea|cursos en línea|formación online|e-learning|formación a distancia|masterclass|cursos a distancia|videocurso|educación a distancia|educación en línea',
    bootcamp: 'bootcamp|bootcamps|bootcamp de programación|curso intensivo',
    workshop: 'taller|talleres|seminario|seminarios|webinar|workshop|workshops',
    'teaching-materials':
      'material didáctico|materiales didácticos|recursos educativos|fichas educativas|material educativo|recursos didácticos|fichas para imprimir|juguetes educativos|materiales educativos|material montessori|juegos educativos|libros de texto',
    'translation-service':
      'agencia de traducción|agencia de traducciones|traductor|traductora|traductores|traducciones|traducción|servicios de traducción|traductor jurado|traductora jurada|traducción jurada|intérprete|intérpretes|traducciones juradas|interpretación simultánea|empresa de traducción|traductor público|traducciones oficiales|servicios lingüísticos',
    library: 'biblioteca pública|biblioteca|bibliotecas|biblioteca digital|biblioteca municipal|mediateca|hemeroteca',
    builder:
      'empresa de construcción|constructora|constructoras|empresa constructora|construcción de casas|reformas|empresa de reformas|reformas integrales|reformas de viviendas|reformas del hogar|albañil|albañiles|albañilería|contratista|remodelación|remodelaciones|reformas de baños|obras y reformas|construcciones y reformas|casas prefabricadas|casas modulares|rehabilitación de edificios|contratista general|casas de madera|construcción y reformas|construcciones|trabajos verticales|impermeabilizaciones|reformas de cocinas|aislamientos|reformas de pisos',
    carpenter:
      'carpintero|carpinteros|carpintería|carpintería de madera|estructuras de madera|escaleras de madera|cubiertas de madera',
    joinery:
      'ebanista|ebanistas|ebanistería|muebles a medida|muebles a la medida|carpintería y ebanistería|armarios a medida|taller de ebanistería|carpintería a medida|fábrica de muebles|muebles de madera a medida|armarios empotrados',
    electrician:
      'electricista|electricistas|instalaciones eléctricas|empresa de electricidad|instalador eléctrico|electricista autorizado|servicios eléctricos|montajes eléctricos|instalador electricista|electricidad',
    plumber:
      'fontanero|fontaneros|fontanería|plomero|plomeros|plomería|gasfitero|gasfíter|desatascos|destape de cañerías|empresa de fontanería|limpieza de fosas sépticas|servicio de plomería|destapaciones|instalaciones de fontanería|empresa de desatascos|gasfitería',
    'heating-engineer':
      'calefacción|calderas|técnico de calderas|instalador de calefacción|bombas de calor|aerotermia|reparación de calderas|instalador de gas|estufas de pellets|gasista|gasista matriculado|chimeneas y estufas|suelo radiante|calderas de gas',
    hvac: 'aire acondicionado|climatización|instalación de aire acondicionado|empresa de climatización|refrigeración|refrigeración industrial|ventilación|técnico en aire acondicionado|frío industrial|calefacción y aire acondicionado',
    roofer:
      'techador|tejados|reparación de tejados|cubiertas|techos|cubiertas y tejados|empresa de tejados|reparación de techos|reparación de cubiertas|techista|tejados y cubiertas',
    painter:
      'pintor de casas|pintores|empresa de pintura|pintor decorador|pintura y decoración|pintor de brocha gorda|pintores de pisos|pintores profesionales|pintura de fachadas|pintura de interiores|rehabilitación de fachadas',
    tiler:
      'alicatador|azulejos|solador|alicatados|colocador de azulejos|pavimentos y revestimientos|pavimentos cerámicos',
    'flooring-company':
      'suelos de madera|parquet|parquets|pisos de madera|tarimas|acuchillado de parquet|suelos laminados|suelos vinílicos|pavimentos|parquetista|pisos laminados|microcemento|pavimentos industriales|tarima flotante',
    plasterer:
      'yesero|yeseros|pladur|escayolista|escayola|instalador de pladur|drywall|tabiquería seca|yesería|durlock',
    glazier:
      'cristalería|cristalero|cristaleros|vidriería|vidriero|vidrios|lunas de coche|parabrisas|cristalerías|vidrio templado|lunas de automóvil',
    'window-company':
      'ventanas|puertas y ventanas|ventanas de pvc|ventanas de aluminio|carpintería de aluminio|puertas de garaje|ventanas pvc|carpintería metálica y de aluminio|cerramientos|puertas automáticas|fabricante de ventanas|cerramientos de aluminio|portones automáticos|aberturas de aluminio',
    'kitchen-studio':
      'cocinas a medida|estudio de cocinas|tienda de cocinas|muebles de cocina|cocinas integrales|cocinas y baños|diseño de cocinas|cocinas',
    'blinds-company':
      'persianas|toldos|estores|cortinas|cortinas y persianas|pérgolas|toldos y pérgolas|persianas y toldos|reparación de persianas|mosquiteras|persianista|instalación de toldos',
    'metal-workshop':
      'herrería|herrero|cerrajería metálica|calderería|carpintería metálica|taller metalúrgico|metalúrgica|soldadura|estructuras metálicas|mecanizado|mecanizados|forja|metalistería|tornería|mecanizado cnc|taller de mecanizado|construcciones metálicas|corte láser|construcción metálica|mecanizado de precisión|chapa metálica',
    locksmith:
      'cerrajero|cerrajeros|cerrajería|cerrajeros 24 horas|apertura de puertas|cerrajero urgente|copia de llaves',
    'chimney-sweep': 'deshollinador|deshollinadores|limpieza de chimeneas|deshollinado|deshollinado de chimeneas',
    scaffolder: 'andamios|alquiler de andamios|montaje de andamios|renta de andamios|empresa de andamios',
    'solar-installer':
      'paneles solares|placas solares|energía solar|instalación de placas solares|instalador de placas solares|fotovoltaica|instalaciones fotovoltaicas|autoconsumo|energía solar fotovoltaica|instalador de paneles solares|instalación de paneles solares|autoconsumo fotovoltaico|empresa de energía solar',
    'demolition-company':
      'demoliciones|empresa de demoliciones|derribos|derribos y demoliciones|demolición|retirada de amianto|desamiantado',
    excavation:
      'excavaciones|movimiento de tierras|movimientos de tierras|obra civil|perforación de pozos|obras públicas|excavación|perforaciones|pozos de agua|asfaltado|pavimentación',
    landscaper:
      'jardinero|jardineros|jardinería|paisajista|paisajismo|mantenimiento de jardines|empresa de jardinería|diseño de jardines|arquitecto paisajista|jardinería y paisajismo|césped artificial|servicio de jardinería|paisajistas',
    'tree-surgeon':
      'poda de árboles|tala de árboles|arboricultor|poda en altura|podador|tala y poda|arboricultura|poda y tala de árboles',
    'pool-builder':
      'construcción de piscinas|piscinas|mantenimiento de piscinas|constructor de piscinas|albercas|construcción de albercas|piscinas prefabricadas|reparación de piscinas|empresa de piscinas|piscinas de fibra|limpieza de piscinas',
    'garden-centre':
      'centro de jardinería|vivero|viveros|garden center|vivero de plantas|tienda de plantas|viverista|venta de plantas',
    'cleaning-company':
      'empresa de limpieza|empresas de limpieza|servicio de limpieza|servicios de limpieza|limpieza de oficinas|limpieza del hogar|limpieza industrial|limpiezas|limpieza de comunidades|servicio doméstico|facility services|limpieza profesional|limpieza a domicilio|limpieza de casas|empleadas de hogar|limpieza de edificios|limpieza de fachadas|limpieza de obra|servicio de aseo|empresa de aseo|limpieza de locales|limpiezas traumáticas',
    'carpet-cleaner':
      'limpieza de alfombras|lavado de alfombras|limpieza de tapicerías|limpieza de moquetas|limpieza de sofás|lavado de muebles|limpieza de colchones|lavado de tapices|limpieza de tapizados',
    'window-cleaner':
      'limpieza de cristales|limpieza de ventanas|limpiacristales|limpieza de vidrios|limpieza de canalones',
    laundry:
      'lavandería|lavanderías|lavandería autoservicio|lavandería industrial|lavandería a domicilio|servicio de planchado',
    'dry-cleaner': 'tintorería|tintorerías|limpieza en seco|tintorería y lavandería',
    'pest-control':
      'control de plagas|fumigación|fumigaciones|desratización|desinsectación|exterminador|empresa de control de plagas|empresa de fumigación|fumigador|exterminación de plagas|sanidad ambiental|chinches|tratamiento de termitas|control de aves',
    'house-clearance':
      'vaciado de pisos|vaciado de casas|vaciado de viviendas|recogida de muebles|retirada de muebles|vaciado de locales|vaciado de pisos gratis|retiro de escombros',
    'waste-disposal':
      'gestión de residuos|gestor de residuos|recogida de residuos|reciclaje|alquiler de contenedores|contenedores de escombros|chatarrería|desguace|desguaces|recicladora|manejo de residuos|compra de chatarra|planta de reciclaje|recolección de residuos',
    'moving-company':
      'mudanzas|empresa de mudanzas|mudanza|empresas de mudanzas|mudanzas internacionales|mudanzas y fletes|servicio de mudanzas|fletes y mudanzas|mudanzas nacionales|portes y mudanzas|fletes',
    'self-storage':
      'trastero|trasteros|alquiler de trasteros|guardamuebles|mini bodegas|minibodegas|self storage|almacenaje|minialmacenes|bauleras|renta de bodegas|espacios de almacenamiento',
    handyman:
      'manitas|manitas a domicilio|servicio de manitas|reparaciones del hogar|mantenimiento del hogar|multiservicios|handyman|multiservicios del hogar|pequeñas reparaciones',
    'appliance-repair':
      'reparación de electrodomésticos|servicio técnico de electrodomésticos|reparación de lavadoras|servicio técnico de lavadoras|técnico de electrodomésticos|reparación de línea blanca',
    'phone-repair':
      'reparación de móviles|reparación de celulares|reparación de iphone|reparación de teléfonos|servicio técnico de móviles|servicio técnico de celulares|reparación de smartphones|reparar móvil|reparación de teléfonos móviles',
    'computer-repair':
      'reparación de ordenadores|reparación de computadoras|reparación de pc|servicio técnico informático|reparación de portátiles|reparación de laptops|reparación de computadores|mantenimiento de computadoras|informático a domicilio|técnico informático',
    'data-recovery':
      'recuperación de datos|recuperación de discos duros|recuperar datos|laboratorio de recuperación de datos|recuperación de información',
    upholsterer:
      'tapicero|tapiceros|tapicería|tapicerías|tapizado|tapizado de sofás|taller de tapicería|tapizado de muebles|retapizado',
    tailor:
      'sastre|sastrería|modista|modistas|costurera|arreglos de ropa|trajes a medida|sastres|taller de costura|alta costura a medida|arreglos de costura|confección a medida|camisería',
    shoemaker:
      'zapatero|zapateros|reparación de calzado|zapatería artesanal|reparación de zapatos|renovadora de calzado|zapatero remendón',
    watchmaker: 'relojero|relojería|relojerías|reparación de relojes|relojes|relojeros',
    jeweller:
      'joyería|joyerías|joyero|joyas|orfebre|orfebrería|joyas artesanales|bisutería|joyería artesanal|anillos de compromiso|diseño de joyas|joyas personalizadas|joyería y relojería|compro oro|platería|alianzas de boda',
    printer:
      'imprenta|imprentas|imprenta online|impresión digital|artes gráficas|serigrafía|copistería|impresión 3d|bordados|camisetas personalizadas|estampación textil|impresores|imprenta digital|regalos publicitarios|bordado|servicio de impresión 3d|merchandising|playeras personalizadas|estampado de camisetas|artículos promocionales|regalos promocionales|impresión textil|litografía',
    'sign-maker':
      'rótulos|rotulación|rotulista|letreros|empresa de rotulación|rotulación de vehículos|letreros luminosos|señalética|rótulos luminosos|gráfica publicitaria|señalización|anuncios luminosos|vinilado de coches',
    'car-repair':
      'taller mecánico|taller de coches|talleres mecánicos|taller de reparación de automóviles|mecánico|mecánico a domicilio|servicio automotriz|taller automotriz|reparación de coches|reparación de automóviles|taller de motos|mecánica automotriz|mecánica general|itv|servicio mecánico|mecánicos|taller multimarca|reparación de vehículos|mecánica rápida|reparación de camiones',
    'car-body-shop':
      'taller de chapa y pintura|chapa y pintura|carrocería|carrocerías|detailing|hojalatería y pintura|detallado automotriz|car detailing|enderezado y pintura|desabolladura y pintura|latonería y pintura',
    'car-wash':
      'lavado de coches|lavado de autos|autolavado|lavadero de coches|car wash|lavado de vehículos|lavado a mano|lavadero de autos|centro de lavado',
    'car-dealer':
      'concesionario|concesionarios|coches de segunda mano|coches de ocasión|concesionario oficial|venta de coches|autos usados|venta de autos|concesionaria|compraventa de coches|vehículos de ocasión|coches usados|coches seminuevos|autos seminuevos|carros usados|venta de vehículos|agencia de autos|coches clásicos|furgonetas de ocasión|vehículos seminuevos|automotora|compra venta de vehículos',
    'car-rental':
      'alquiler de coches|alquiler de autos|alquiler de vehículos|alquiler de furgonetas|alquiler de autocaravanas|renta de autos|renta de carros|rent a car|alquiler de motos|alquiler de carros|carsharing|alquiler de campers|arriendo de autos|renting|alquiler de camper|renting de coches|alquiler de coche|renta de camionetas|alquiler de furgonetas camper|alquiler de autos sin chofer',
    'tyre-dealer':
      'neumáticos|taller de neumáticos|llantas|venta de neumáticos|llantera|vulcanizadora|gomería|neumáticos baratos|llantas y rines|centro de llantas',
    'motorcycle-dealer':
      'concesionario de motos|tienda de motos|motos de ocasión|motos de segunda mano|venta de motos|motos|motocicletas|concesionaria de motos|accesorios para motos|scooters',
    'bike-shop':
      'tienda de bicicletas|taller de bicicletas|tienda de bicis|reparación de bicicletas|bicicletas|bicicletas eléctricas|bicicletería|tienda de ciclismo|tiendas de bicicletas',
    'towing-service':
      'grúa|grúas|servicio de grúa|servicio de grúas|asistencia en carretera|auxilio mecánico|asistencia vial|grúas para coches|auxilio vial|remolques y grúas',
    taxi: 'taxi|taxis|servicio de taxi|radiotaxi|radio taxi|empresa de taxis|taxista|taxi 24 horas',
    chauffeur:
      'chófer privado|servicio de chófer|vtc|alquiler de coches con conductor|limusinas|alquiler de limusinas|vehículos con conductor|coche con conductor|conductor privado|transporte ejecutivo|chóferes privados',
    'airport-transfer':
      'traslados al aeropuerto|traslados aeropuerto|transfer aeropuerto|taxi aeropuerto|traslado aeropuerto|shuttle aeropuerto|transporte al aeropuerto|transfers privados|traslados privados',
    'bus-company':
      'empresa de autobuses|alquiler de autobuses|alquiler de autocares|alquiler de minibuses|autocares|autobuses|alquiler de microbuses|renta de autobuses|transporte de pasajeros|transporte escolar|transporte de personal|alquiler de autobús|alquiler de minibús',
    'bus-service':
      'transporte público|líneas de autobús|autobús urbano|servicio de ferry|ferrocarril|tren turístico|autobuses urbanos|red de autobuses|compañía de ferry|líneas regulares|teleférico|naviera de pasajeros',
    'patient-transport':
      'ambulancias|transporte sanitario|traslado de pacientes|servicio de ambulancias|ambulancia|ambulancias privadas|transporte adaptado',
    courier:
      'mensajería|empresa de mensajería|servicio de mensajería|paquetería|envío de paquetes|mensajeros|courier|mensajería urgente|envíos urgentes|paquetería urgente|reparto a domicilio|última milla',
    haulier:
      'empresa de transporte|transporte de mercancías|transportista|transportistas|transporte por carretera|transporte de carga|empresa de transportes|transportes|fletes y transportes|transporte frigorífico|transporte terrestre|transporte de vehículos|transportes especiales|transporte internacional por carretera',
    'logistics-company':
      'empresa de logística|operador logístico|logística|transitario|agente de carga|agencia de aduanas|agente de aduanas|agente aduanal|transporte internacional|transporte y logística|almacenaje y logística|operadores logísticos|servicios logísticos|carga internacional|freight forwarder|almacén logístico|naviera|soluciones logísticas|agente aduanero|logística internacional|transitarios|comercio exterior',
    'funeral-director':
      'funeraria|funerarias|servicios funerarios|tanatorio|tanatorios|pompas fúnebres|crematorio|crematorio de mascotas|empresa funeraria|seguro de decesos|agencia funeraria|velatorio|camposanto|cremación de mascotas',
    'security-company':
      'empresa de seguridad|seguridad privada|empresas de seguridad|vigilantes de seguridad|alarmas|videovigilancia|sistemas de seguridad|vigilancia y seguridad|instalación de alarmas|cámaras de seguridad|guardias de seguridad|empresa de vigilancia|sistemas de alarma|protección contra incendios|extintores|seguridad electrónica',
    'rental-service':
      'alquiler de maquinaria|alquiler de equipos|servicio de alquiler|alquiler de herramientas|renta de maquinaria|renta de equipo|alquiler|renta de equipos|alquiler de grúas|alquiler de plataformas elevadoras|arriendo de maquinaria',
    'law-firm':
      'bufete de abogados|despacho de abogados|abogado|abogada|abogados|abogadas|bufete|despacho jurídico|despachos de abogados|estudio jurídico|asesoría jurídica|gabinete jurídico|procurador|procuradores|firma de abogados|abogados laboralistas|abogados de familia|servicios legales|servicios jurídicos|mediador|mediación|abogado penalista|abogados penalistas|abogado de inmigración|abogados de extranjería|propiedad intelectual|firma legal|patentes y marcas|registro de marcas',
    notary: 'notaría|notarías|notario|notarios|notario público|notaría pública|escribanía|escribano',
    'tax-adviser':
      'asesor fiscal|asesoría fiscal|asesores fiscales|asesoramiento fiscal|asesor tributario|asesoría tributaria|declaración de la renta|consultoría fiscal|asesores tributarios|preparación de impuestos|abogado fiscalista|asesoría fiscal y laboral',
    accountant:
      'asesoría contable|contable|contador|contadora|contadores|contador público|gestoría|gestorías|asesoría|asesorías|asesoría fiscal y contable|despacho contable|asesoría de empresas|contabilidad|estudio contable|servicios contables|asesoría laboral|contadores públicos|gestoría online|gestoría administrativa|asesoría laboral y fiscal|despacho de contadores|gestores administrativos|asesoría online|firma contable|asesoría para autónomos|graduado social',
    auditor:
      'auditoría|auditores|auditor|firma de auditoría|auditores de cuentas|auditoría de cuentas|auditoría y consultoría',
    'insurance-broker':
      'correduría de seguros|corredor de seguros|corredores de seguros|agente de seguros|agencia de seguros|broker de seguros|mediador de seguros|agentes de seguros|productor de seguros|asesor de seguros|correduría|comparador de seguros|mediadores de seguros|promotor de seguros|asesores de seguros',
    insurer:
      'aseguradora|compañía de seguros|seguros|seguro médico|seguro de salud|seguros de salud|aseguradoras|mutua|mutua de seguros|seguro de coche|obra social|seguros de vida|medicina prepaga|mutualidad',
    bank: 'banco|bancos|caja de ahorros|banca privada|banco digital|entidad financiera|caja rural|neobanco|banca online|entidad bancaria|institución financiera|caja de ahorro y crédito|cuenta bancaria online',
    'financial-adviser':
      'asesor financiero|asesores financieros|asesoría financiera|planificación financiera|asesoramiento financiero|planificador financiero|gestión patrimonial|asesoramiento patrimonial|educación financiera|coach financiero|asesora financiera|asesoría patrimonial|asesoramiento de inversiones',
    'mortgage-broker':
      'broker hipotecario|asesor hipotecario|hipotecas|intermediario hipotecario|créditos hipotecarios|préstamos hipotecarios|intermediación hipotecaria|préstamos personales|créditos rápidos|asesoría hipotecaria|intermediario de crédito inmobiliario|préstamos|préstamos online|asesores hipotecarios',
    'asset-manager':
      'gestora de fondos|gestora de activos|gestión de activos|family office|fondo de inversión|fondos de inversión|gestión de patrimonios|sociedad gestora|gestora de inversiones|administradora de fondos',
    'venture-capital':
      'capital riesgo|fondo de capital riesgo|capital de riesgo|private equity|aceleradora|incubadora|aceleradora de startups|incubadora de empresas|sociedad de inversión|firma de inversión|capital privado|venture capital|vivero de empresas|incubadora de startups|fondo de venture capital|business angels|venture builder',
    'estate-agent':
      'inmobiliaria|inmobiliarias|agencia inmobiliaria|agente inmobiliario|agentes inmobiliarios|bienes raíces|asesor inmobiliario|corredor de propiedades|asesora inmobiliaria|servicios inmobiliarios|personal shopper inmobiliario|agencias inmobiliarias|pisos en venta|corretaje de propiedades|propiedades en venta|asesores inmobiliarios|propiedades de lujo|consultora inmobiliaria|venta de inmuebles|inmobiliaria de lujo',
    'property-manager':
      'administración de fincas|administrador de fincas|administradores de fincas|gestión de alquileres|administración de propiedades|administración de condominios|gestión inmobiliaria|administración de consorcios|gestión de alquiler vacacional|gestión de apartamentos turísticos|administración de edificios|gestión de propiedades|administración de inmuebles|gestión de pisos turísticos|gestión de viviendas turísticas',
    'property-developer':
      'promotora inmobiliaria|promotor inmobiliario|promotora|desarrolladora inmobiliaria|promociones inmobiliarias|obra nueva|desarrollo inmobiliario|desarrollos inmobiliarios|inversión inmobiliaria|promociones de obra nueva|promotora de viviendas|desarrollador inmobiliario|inversiones inmobiliarias|proyectos inmobiliarios',
    architect:
      'arquitecto|arquitecta|arquitectos|estudio de arquitectura|despacho de arquitectura|arquitectura|estudio de arquitectos|estudios de arquitectura|arquitectura y urbanismo|taller de arquitectura|firma de arquitectura|arquitecto técnico|urbanismo',
    'interior-designer':
      'interiorista|interioristas|diseño de interiores|interiorismo|estudio de interiorismo|decorador de interiores|decoradora de interiores|diseñadora de interiores|diseñador de interiores|home staging|decoración de interiores|arquitectura de interiores|arquitectura interior|proyectos de interiorismo',
    surveyor:
      'topógrafo|topografía|topógrafos|tasador|tasaciones inmobiliarias|perito|peritos|tasación de viviendas|certificados energéticos|perito inmobiliario|aparejador|aparejadores|sociedad de tasación|certificado energético|peritajes|ajustadores|avalúos|perito judicial|valuador|tasaciones|inspección de viviendas|inspección técnica de edificios|cédula de habitabilidad',
    'engineering-firm':
      'ingeniería|empresa de ingeniería|estudio de ingeniería|oficina técnica|ingeniero|ingenieros|ingenieros consultores|consultora de ingeniería|ingeniería industrial|automatización industrial|cálculo de estructuras|proyectos de ingeniería|consultoría de ingeniería|servicios de ingeniería|ingeniería civil|ingeniería estructural|gabinete de ingeniería',
    consultancy:
      'consultoría|consultora|consultor|consultores|empresa de consultoría|consultoría de empresas|consultoría empresarial|consultoría estratégica|consultoras|firma de consultoría|consultoría de recursos humanos|asesoramiento empresarial|consultoría de negocio|asesoría empresarial|consultoría de gestión|consultoría medioambiental|consulting|consultoría de sostenibilidad|consultoría de negocios|consultoría y formación',
    'it-consultancy':
      'consultoría informática|consultoría tecnológica|consultora tecnológica|consultoría it|consultoría de ciberseguridad|transformación digital|consultoría de datos|consultoría en tecnología|consultoría ti|consultoría de ti|consultoría digital|consultor sap|consultoría sap|consultoría de inteligencia artificial|consultor informático|consultoría cloud',
    'it-services':
      'servicios informáticos|empresa de informática|mantenimiento informático|soporte técnico|empresa informática|servicios de ti|soporte informático|soluciones informáticas|informática para empresas|soluciones tecnológicas|servicios it|servicios tecnológicos|servicios gestionados|soporte ti|informática|servicios gestionados de ti|partner tecnológico|servicios de tecnología|externalización informática|soluciones ti',
    'software-company':
      'empresa de software|desarrollo de software|desarrollo de aplicaciones|desarrollo de apps|software a medida|empresa de desarrollo de software|desarrollo de aplicaciones móviles|desarrollo de software a medida|fábrica de software|desarrolladora de software|empresa de tecnología|empresa tecnológica|desarrollo de software a la medida|desarrollo de aplicaciones a medida|agencia de desarrollo|desarrollo móvil|desarrollo web y apps|desarrolladora|empresa de desarrollo|ingeniería de software',
    'systems-integrator':
      'integrador de sistemas|integración de sistemas|integradora|integrador|integradores de sistemas|integrador tecnológico|integradora de sistemas|integradores',
    'web-agency':
      'agencia web|diseño web|diseño de páginas web|desarrollo web|agencia digital|agencia de diseño web|creación de páginas web|agencia wordpress|tiendas online|páginas web|desarrollo de páginas web|agencia de desarrollo web|creación de tiendas online|agencia shopify|diseño y desarrollo web|estudio web|diseño de sitios web|desarrollo de tiendas online|agencia ecommerce|creación de sitios web|agencia prestashop|empresa de diseño web|agencia de internet',
    'web-designer':
      'diseñador web|diseñadora web|desarrollador web|desarrolladora web|programador web|diseñadores web|diseñador web freelance|diseñador de páginas web|programador wordpress|webmaster|desarrollador wordpress',
    developer:
      'programador|programadora|desarrollador|desarrollador full stack|desarrollador fullstack|desarrollador frontend|desarrollador backend|ingeniero de software|ingeniera de software|desarrollador de software|científico de datos|programador freelance|desarrollador móvil|programadores|analista de datos|desarrolladores',
    'marketing-agency':
      'agencia de marketing|agencia de marketing digital|marketing digital|agencia de redes sociales|agencia de marketing online|marketing online|agencia de contenidos|agencia de influencers|community manager|gestión de redes sociales|consultor de marketing|consultoría de marketing|agencia de mercadotecnia|generación de leads|copywriter|redactora de contenidos|agencia de performance|social media manager|agencias de marketing|consultora de marketing|agencia de inbound marketing|marketing de contenidos|agencia de growth|consultor de marketing digital|mercadotecnia digital|marketing de influencers|agencia de email marketing|redactor de contenidos|redacción de contenidos|inbound marketing',
    'advertising-agency':
      'agencia de publicidad|agencia de comunicación|agencia creativa|agencia de medios|publicidad exterior|agencia de publicidad y marketing|agencias de publicidad|publicidad|agencia de comunicación y publicidad|comunicación visual|consultoría de comunicación|agencia publicitaria',
    'design-studio':
      'estudio de diseño|estudio de diseño gráfico|agencia de branding|diseño gráfico|estudio creativo|agencia de diseño|identidad visual|estudio de branding|estudio gráfico|branding|identidad corporativa|diseño de logotipos|diseño ux|diseño de producto|estudio de animación|diseño de packaging|diseño industrial|diseño de logos|motion graphics|estudio de diseño industrial|diseño de marca|agencia ux|diseño editorial|dirección de arte',
    designer:
      'diseñador gráfico|diseñadora gráfica|diseñador|diseñadora|diseñadores|diseñador ux|diseñadora de moda|diseñador de moda|director de arte|directora de arte|diseñador de producto|diseñador industrial|diseñador ui|diseñadora de producto|diseñadores gráficos|diseñador gráfico freelance|diseñadora ux|diseñador floral|diseñadora de marcas',
    'pr-agency':
      'agencia de relaciones públicas|relaciones públicas|gabinete de prensa|gabinete de comunicación|agencia de pr|agencia de comunicación y relaciones públicas|jefa de prensa',
    'seo-agency':
      'agencia seo|posicionamiento web|posicionamiento seo|consultor seo|consultora seo|consultoría seo|posicionamiento en buscadores|experto seo|especialista seo|posicionamiento en google|seo local|agencia sem|servicios seo|agencia de posicionamiento web|agencia de posicionamiento|agencia google ads',
    photographer:
      'fotógrafo|fotógrafa|fotógrafos|fotografía|fotógrafo de bodas|fotografía de bodas|estudio fotográfico|estudio de fotografía|fotógrafa de bodas|fotógrafos de boda|reportajes de boda|fotógrafo profesional|fotografía profesional|fotógrafo de boda|fotógrafos de bodas|fotografía de boda|fotografía infantil|fotografía de producto|fotógrafa profesional|fotografía de familia|fotografía newborn|fotógrafo de arquitectura|fotografía artística',
    videographer:
      'productora de vídeo|videógrafo|videógrafos|producción de vídeo|vídeo corporativo|vídeos de boda|producción de videos|vídeos corporativos|vídeos de bodas|fotografía con drones|fotografía y vídeo|servicios con drones|edición de vídeo|grabación con drones|operador de drones|piloto de drones|agencia audiovisual|fotografía aérea|vídeo marketing',
    'recording-studio':
      'estudio de grabación|estudios de grabación|estudio de mezcla y mastering|locales de ensayo|mezcla y mastering|sala de ensayo|salas de ensayo|estudio musical|estudio de mastering|estudio de sonido|estudio de podcast|ingeniero de sonido|producción musical',
    'staffing-agency':
      'agencia de empleo|agencia de reclutamiento|empresa de selección|selección de personal|empresa de trabajo temporal|ett|reclutamiento|headhunter|headhunters|consultora de selección|reclutamiento y selección|agencia de colocación|agencia de modelos|cazatalentos|trabajo temporal|búsqueda de ejecutivos|agencia de talento|agencia de trabajo temporal|agencia de casting|outsourcing de personal|executive search|agencia de actores|agencia de representación|bolsa de trabajo temporal',
    'call-centre':
      'call center|contact center|centro de llamadas|centro de atención telefónica|atención telefónica|telemarketing|secretaria telefónica|centro de contacto|concertación de visitas',
    'virtual-assistant':
      'asistente virtual|asistentes virtuales|secretaria virtual|asistencia virtual|asistente virtual freelance|asistente administrativa virtual|secretariado virtual',
    outsourcing:
      'outsourcing|externalización|tercerización|subcontratación|externalización de servicios|bpo|empresa de outsourcing|externalización de procesos|tercerización de servicios|servicios de outsourcing|nearshore|tercerización de personal',
    'coworking-space':
      'coworking|espacio de coworking|espacios de coworking|centro de negocios|oficinas compartidas|oficina virtual|oficinas virtuales|alquiler de oficinas|makerspace|centros de negocios|cowork|domiciliación de empresas|fablab|renta de oficinas|espacio de trabajo compartido|domiciliación fiscal|oficinas flexibles|oficinas amuebladas',
    'research-institute':
      'instituto de investigación|centro de investigación|grupo de investigación|think tank|laboratorio de investigación|centro tecnológico|empresa de biotecnología|laboratorio farmacéutico|biotecnología|farmacéutica|instituto de investigación sanitaria|investigación de mercados|estudios de mercado|empresa farmacéutica|empresa biotecnológica|centro de estudios e investigación|investigación clínica|centro de pensamiento|unidad de investigación|equipo de investigación|industria farmacéutica|instituto de estudios',
    'private-investigator':
      'detective privado|detectives privados|agencia de detectives|investigador privado|investigadores privados|investigaciones privadas|detectives|despacho de detectives',
    'certification-body':
      'entidad de certificación|organismo de certificación|certificadora|certificación iso|entidad certificadora|organismo de control|organismo certificador|inspección y certificación|certificaciones iso|organismo de inspección|casa certificadora|entidad de acreditación',
    'speaker-trainer':
      'conferencista|conferenciante|speaker|conferenciantes|formador|formadora|conferencista internacional|ponente|speaker motivacional|conferencista motivacional|oratoria|hablar en público|conferencias motivacionales|formadores',
    freelancer:
      'freelance|freelancer|autónomo|autónoma|trabajador independiente|freelancers|profesional independiente|consultor independiente|autónomos',
    writer:
      'escritor|escritora|autor|autora|novelista|poeta|periodista|guionista|corrector de textos|correctora de textos|escritores|dramaturgo|corrección de textos|corrección de estilo|poetisa|biógrafo|periodistas|autor de novelas|cronista|escritor fantasma|ensayista|cuentacuentos|redactor',
    artist:
      'artista|artistas|artista plástico|artista plástica|pintor|pintora|escultor|escultora|artista visual|arte contemporáneo|muralista|obras de arte|artista urbano|grabador|pintor y escultor|artista multidisciplinar|ceramista artista|acuarelista|pintor de cuadros|arte urbano|esculturas|artista contemporáneo|artista digital|grafitero|murales',
    illustrator:
      'ilustrador|ilustradora|ilustradores|dibujante|caricaturista|historietista|ilustración|ilustración infantil|artista 3d|autor de cómic|autora de cómic|ilustradora infantil|animador 3d|humorista gráfico|concept artist|caricaturas|ilustradora y diseñadora|autor de cómics|retratista|ilustraciones',
    musician:
      'músico|músicos|cantante|cantautor|cantautora|compositor|compositora|pianista|guitarrista|rapero|baterista|violinista|saxofonista|productor musical|organista|violonchelista|cantante y compositor|flautista|director de orquesta|trompetista|chelista|cantante lírico|soprano|tenor|percusionista|arpista|contrabajista|guitarrista flamenco|bajista|acordeonista|músico y compositor',
    manufacturer:
      'fabricante|fabricantes|fábrica|fábricas|productor|productores|fabricación|manufactura|empresa industrial|fundición|aserradero|fabricación propia|maquiladora|empresa manufacturera|industria|empresa fabricante|industrias|inyección de plásticos|manufacturas|manufacturera|fabricante español|fundiciones',
    'machine-builder':
      'fabricante de maquinaria|fabricantes de maquinaria|maquinaria industrial|construcción de maquinaria|maquinaria agrícola|fabricante de máquinas|moldes y matrices|maquinaria especial|matricería|troquelería|fabricación de maquinaria|máquinas especiales|máquina herramienta|bienes de equipo|máquinas industriales|equipos industriales',
    'contract-manufacturer':
      'fabricación a terceros|maquila|marca blanca|fabricación por contrato|fabricante oem|oem|maquila de productos|fabricación para terceros|subcontratación industrial|marca propia|fabricación a medida|fabricación de marca blanca|fabricante de marca blanca|maquila de suplementos|ensamblaje electrónico|envasado a terceros',
    supplier:
      'proveedor|proveedores|suministros|importador|importadora|exportadora|comercializadora|exportador|importación y exportación|suministrador|trading company|central de compras|importadores|empresa comercializadora|exportadores|suministros integrales',
    wholesaler:
      'mayorista|mayoristas|venta al por mayor|cash and carry|almacén mayorista|venta al mayor|distribuidor mayorista|ventas al por mayor|venta mayorista|mayoreo|al por mayor',
    distributor:
      'distribuidor|distribuidora|distribuidores|distribuidor oficial|distribuidor autorizado|revendedor|empresa distribuidora|representante exclusivo|distribuidor exclusivo|distribuidoras',
    'online-shop':
      'tienda online|tienda en línea|tiendas en línea|tienda virtual|venta online|comercio electrónico|ecommerce|e-commerce|tienda de internet|venta por catálogo|comercio online|caja de suscripción|tienda web|impresión bajo demanda',
    shop: 'tienda|tiendas|comercio|boutique|boutiques|outlet|centro comercial|concept store|almacén|showroom|bazar|grandes almacenes|plaza comercial|comercios|tienda física|shopping|tienda multimarca|tienda departamental',
    'clothing-shop':
      'tienda de ropa|ropa|tienda de moda|moda mujer|moda hombre|vestidos de novia|ropa de mujer|ropa infantil|lencería|ropa laboral|uniformes|trajes de novia|ropa deportiva|tiendas de ropa|ropa de trabajo|moda infantil|trajes de baño|vestuario laboral|vestidos de fiesta|boutique de moda|ropa de hombre|vestidos|sombreros|camisetas|ropa interior|bikinis|ropa de bebé|trajes de flamenca|calcetines|moda flamenca|ropa para mujer|ropa para niños|sombrerería|boutique de novias|moda femenina',
    'shoe-shop':
      'zapatería|zapaterías|tienda de zapatos|calzado|zapatos|zapatillas|calzado infantil|tienda de calzado|zapatos de mujer|botas|calzado de seguridad|sandalias|alpargatas|sneakers|calzado cómodo|zapatos de piel',
    'book-shop':
      'librería|librerías|librero|libros de segunda mano|librería online|tienda de cómics|librería infantil|libros antiguos|librería técnica|tienda de libros|libros usados|librería anticuaria|librería independiente|librería católica',
    florist:
      'floristería|floristerías|florista|floristas|florería|envío de flores|flores a domicilio|tienda de flores|ramos de flores|florerías|arreglos florales|ramos de novia|arte floral|flores|envío de flores a domicilio|floristería online|decoración floral',
    'furniture-shop':
      'tienda de muebles|muebles|mueblería|mueblerías|colchones|colchonería|sofás|decoración|decoración del hogar|iluminación|lámparas|mobiliario|tienda de decoración|alfombras|muebles de oficina|mobiliario de oficina|tienda de colchones|muebles de jardín|textil hogar|muebles de diseño|artículos para el hogar|tienda de lámparas|mobiliario de jardín|tiendas de muebles|muebles de baño|tienda de sofás|menaje|muebles rústicos|ropa de cama|decoración para el hogar|muebles y decoración|menaje del hogar',
    'pet-shop':
      'tienda de mascotas|tienda de animales|accesorios para mascotas|comida para perros|pienso para perros|alimento para mascotas|acuariofilia|productos para mascotas|tiendas de mascotas|artículos para mascotas|comida para mascotas|alimentos para mascotas|accesorios para perros|pet shop|comida para gatos|alimentación para perros|alimentación natural para perros|peces y acuarios',
    'toy-shop':
      'juguetería|jugueterías|tienda de juguetes|juguetes|juguetes de madera|artículos para bebés|tienda de bebés|puericultura|modelismo|tienda de juegos de mesa|peluches|juguetería online|coleccionables y juguetes|maquetas|tienda de bebé|juguetes didácticos|productos para bebés|cochecitos de bebé|muñecas',
    'gift-shop':
      'tienda de regalos|regalos|regalos originales|regalos personalizados|papelería|souvenirs|velas|velas aromáticas|invitaciones de boda|regalos de empresa|detalles de boda|tarjetas de felicitación|cestas de navidad|papelería creativa|regalos corporativos|papelerías|artículos de regalo|cestas regalo|papelería online|desayunos a domicilio|detalles para bodas|canastas navideñas|velas artesanales|cajas de regalo',
    'wine-shop':
      'vinoteca|vinotecas|tienda de vinos|licorería|licorerías|venta de vinos|distribuidor de vinos|vinos online|importador de vinos|tienda de vinos online|enoteca|tienda de licores|club de vinos|vinos y licores|tienda de cervezas|tienda online de vinos|licores|comprar vino online',
    'antique-shop':
      'anticuario|anticuarios|antigüedades|tienda de antigüedades|numismática|coleccionismo|almoneda|tienda vintage|marchante de arte|filatelia|artículos de colección|monedas de colección|compra de antigüedades|muebles antiguos|objetos antiguos|ropa vintage|mercadillo vintage',
    'second-hand-shop':
      'tienda de segunda mano|segunda mano|ropa de segunda mano|casa de empeño|casa de empeños|tiendas de segunda mano|reacondicionados|móviles reacondicionados|tienda solidaria|ropa usada|montepío|ropa americana|bazar solidario',
    supermarket:
      'supermercado|supermercados|frutería|fruterías|tienda de alimentación|pescadería|pescaderías|tienda ecológica|productos ecológicos|herboristería|hipermercado|tienda a granel|abarrotes|tienda de productos naturales|verdulería|ultramarinos|tienda de conveniencia|mercado de abastos|supermercado ecológico|fruta y verdura a domicilio|supermercado online|frutas y verduras|almacén de barrio|minimarket|productos a granel|autoservicio de alimentación|dietética y nutrición',
    'music-shop':
      'tienda de música|instrumentos musicales|tienda de instrumentos musicales|luthier|luthiers|tienda de discos|guitarras|pianos|vinilos|tienda de guitarras|discos de vinilo|tienda de pianos|afinador de pianos|lutería|constructor de guitarras|organero|guitarrero|guitarras flamencas|taller de luthería|afinación de pianos',
    'sports-shop':
      'tienda de deportes|artículos deportivos|material deportivo|alquiler de esquís|armería|tienda de pesca|tienda de surf|equipamiento deportivo|alquiler de esquí|tienda de deporte|tienda de montaña|artículos de pesca|material de escalada|tienda de golf|camping y montaña|tienda de caza|equipos de gimnasio|equipamiento fitness|skate shop|caza y pesca|material de montaña|indumentaria deportiva|tienda de buceo|equipo deportivo|ropa y material deportivo|tienda de ciclismo y triatlón',
    'hardware-shop':
      'ferretería|ferreterías|materiales de construcción|almacén de construcción|bricolaje|suministros industriales|herramientas|tienda de pinturas|maderas|material eléctrico|tienda de bricolaje|ferretería industrial|suministro industrial|ferretería online|maderería|corralón de materiales|almacén de materiales|leña|pinturas|ferretería y materiales|venta de leña|equipos de protección individual|corralón|productos de ferretería|material de construcción|refaccionaria|recambios|tornillería|repuestos|refacciones',
    'electronics-shop':
      'tienda de electrónica|tienda de informática|electrodomésticos|tienda de móviles|componentes electrónicos|tienda de electrodomésticos|tienda de fotografía|celulares|productos electrónicos|electrónica|material informático|tienda de computadoras|hi-fi|tienda de celulares|tiendas de electrodomésticos|tienda de tecnología|cigarrillos electrónicos|equipos de cómputo|alta fidelidad|venta de celulares|accesorios para celulares|vaper|computadoras|tienda de vapeo|ordenadores|teléfonos móviles|equipo de cómputo|accesorios para móviles|portátiles reacondicionados',
    'perfume-shop':
      'perfumería|perfumerías|perfumes|tienda de cosméticos|cosméticos|tienda de cosmética|perfumería online|productos de belleza|perfumes originales|productos de peluquería|perfumería de nicho|perfumista|fragancias|productos para el cabello|maquillaje',
    'fashion-brand':
      'marca de ropa|marca de moda|firma de moda|marca de bolsos|marca de joyas|marca de calzado|alta costura|marca de accesorios|marca de bañadores|marca de zapatos|bolsos|bolsos de piel|moda sostenible|marca de ropa sostenible|marca de relojes|marca de gafas|diseño de moda|marca española de moda|casa de moda|marca de zapatillas|bolsas de piel|accesorios de moda|moda ética|atelier de moda|marca de joyería|marca de streetwear',
    'cosmetics-brand':
      'marca de cosmética|marca de cosméticos|marca de belleza|cosmética natural|cosmética ecológica|suplementos|complementos alimenticios|aceites esenciales|jabones artesanales|suplementos alimenticios|suplementos deportivos|cuidado de la piel|skincare|jabones naturales|cosmética|cosmética profesional|nutrición deportiva|cosméticos naturales|suplementos nutricionales|cbd|cosmética artesanal|productos cbd|marca de skincare|dermocosmética',
    pottery:
      'alfarería|alfarero|cerámica|cerámica artesanal|ceramista|taller de cerámica|ceramistas|cerámica hecha a mano|estudio de cerámica|alfareros|clases de cerámica|cerámicas|porcelana|cursos de cerámica|vajillas de cerámica',
    'craft-workshop':
      'artesanía|artesano|artesanos|artesanías|marroquinería|hecho a mano|taller artesanal|cuchillería|vidrieras|encuadernación|tejeduría|artículos de piel|encuadernador|taller de cuero|tejidos artesanales|productos artesanales|artesanía en cuero|artículos de cuero|artesana|restauración de muebles|talabartería|cestería|enmarcación|productos hechos a mano|guarnicionería|hechos a mano|cuchillos artesanales|soplado de vidrio|mimbre|esparto|taller de enmarcación|manualidades|marquetería|navajas|amigurumis|tornero de madera|macramé',
    marketplace:
      'marketplace|anuncios clasificados|mercado online|comparador|comparador de precios|bolsa de empleo|portal de empleo|clasificados|venta de entradas|plataforma de reservas|mercado en línea|anuncios gratis|bolsa de trabajo|comparador online|entradas online|crowdfunding|plataforma de crowdfunding|boletería|ofertas de empleo|comparadores|boletos en línea|micromecenazgo|tickets online',
    'auction-house':
      'casa de subastas|subastas|sala de subastas|subastas online|casa de remates|remates|subasta|subastas de arte',
    'energy-supplier':
      'comercializadora de energía|comercializadora de luz|compañía eléctrica|compañía de luz|energías renovables|suministro eléctrico|empresa de energía|energía renovable|comercializadora eléctrica|cargadores eléctricos|puntos de recarga|luz y gas|energía eólica|compañía de gas|empresa energética|comercializadora de luz y gas|comunidad energética|compañía energética|distribuidora eléctrica|parque eólico|gasolinera|gasolineras|estación de servicio|estaciones de servicio|gasóleo a domicilio|empresa eléctrica|distribuidora de gas|gestión del agua|gasóleo',
    telecom:
      'operador de telecomunicaciones|empresa de telecomunicaciones|operador móvil|telecomunicaciones|telefonía ip|telefonía móvil|operadora|centralita virtual|operadora de telecomunicaciones|compañía telefónica|telefonía voip|voip|compañía de telefonía|telefonía para empresas|esim|tarifas móviles|centralitas virtuales|operador de telefonía|operadora móvil|telefonía fija|tarjeta sim',
    'internet-provider':
      'proveedor de internet|proveedor de servicios de internet|fibra óptica|internet rural|internet por fibra|isp|internet de banda ancha|fibra y móvil|operador de fibra|internet fibra óptica|internet satelital|internet inalámbrico|servicio de internet|internet por fibra óptica',
    publisher:
      'editorial|editoriales|casa editorial|editorial independiente|editor de libros|ediciones|grupo editorial|sello editorial|autoedición|servicios editoriales|editorial universitaria|publicación de libros|editora de libros|autopublicación|editorial de libros|editorial jurídica|editorial infantil',
    'board-game':
      'juego de mesa|juegos de mesa|juego de cartas|juego de rol|juegos de rol|juegos de cartas|juego de tablero|editorial de juegos de mesa|wargames|juego de miniaturas',
    'hardware-device':
      'dispositivo|sensor|cámara|dron|drones|auriculares|impresora 3d|patinete eléctrico|bicicleta eléctrica|vehículo eléctrico|máquina|dispositivos|teclado|altavoces|wearable|remolque|autocaravana|reloj inteligente|sensores|autocaravanas|impresoras 3d|patinetes eléctricos|vehículos eléctricos|embarcaciones|caravanas|aparato|remolques|campers|bocinas|sintetizador|embarcación',
    software:
      'software|programa informático|programa|solución de software|software de gestión|software empresarial|programa de gestión|programas informáticos|producto de software|software para empresas|paquete de software|soluciones de software|aplicación informática|software gratuito|software especializado',
    'mobile-app':
      'app|apps|aplicación móvil|app móvil|aplicación para iphone|aplicación para android|aplicación|apps móviles|aplicaciones móviles|app para iphone|app para android|app gratuita|aplicación gratuita|aplicaciones',
    'web-app':
      'aplicación web|herramienta online|servicio online|webapp|aplicación en línea|herramienta en línea|aplicaciones web|servicio web|web app|software online|servicio en línea|software en la nube|programa online|herramientas online',
    'desktop-app':
      'aplicación de escritorio|aplicación para mac|programa para windows|aplicación para windows|software para windows|utilidad para mac|programa para mac|programas gratis|programa para pc|app para mac',
    platform:
      'plataforma|plataformas|plataforma online|plataforma digital|plataforma tecnológica|plataforma web|plataforma en línea|plataforma de software|plataforma cloud|plataforma en la nube|plataforma de datos|plataforma virtual',
    tool: 'herramienta|herramientas gratuitas|herramientas digitales|generador|calculadora|calculadora online|simulador|conversor|convertidor|caja de herramientas|emulador|herramienta gratuita|kit de herramientas|cuadro de mando|generador online|calculadoras|simuladores|conversor online|planificador|cronómetro|reproductor',
    suite:
      'suite|suite de software|suite ofimática|solución todo en uno|plataforma todo en uno|software todo en uno|suite de aplicaciones|suite de herramientas|app todo en uno|paquete ofimático',
    'browser-extension':
      'extensión de navegador|extensión de chrome|extensión para chrome|extensión del navegador|complemento de firefox|bloqueador de anuncios|navegador web|navegador|extensión para navegador|extensiones de navegador',
    plugin:
      'plugin|plugins|plugin de wordpress|plugin para wordpress|módulos prestashop|módulo prestashop|plugins de wordpress|módulo para prestashop|plugins para wordpress',
    'code-library':
      'librería de javascript|biblioteca de javascript|librería javascript|librería de python|librería python|librería de componentes|biblioteca de código|biblioteca de componentes|sdk|librería de código abierto|biblioteca de python|kit de desarrollo de software',
    framework:
      'framework|frameworks|framework web|marco de trabajo|cms|gestor de contenidos|sistema de gestión de contenidos|motor de juegos|framework php|framework de javascript|sistema de diseño|generador de sitios estáticos|headless cms|design system|framework css|motor de videojuegos',
    'programming-language':
      'lenguaje de programación|lenguajes de programación|lenguaje de scripting|lenguaje de consulta|lenguaje de marcado|compilador|lenguaje de marcas',
    database:
      'base de datos|bases de datos|buscador|motor de búsqueda|almacén de datos|gestor de base de datos|hoja de cálculo|hojas de cálculo|buscadores|lago de datos|sistema de gestión de bases de datos|bases de datos de empresas|data warehouse',
    api: 'api|api rest|pasarela de pago|pasarela de pagos|plataforma de pagos|procesador de pagos|interfaz de programación|soluciones de pago|proveedor de pagos|procesamiento de pagos|apis|terminal de pago|tpv virtual|links de pago',
    'operating-system':
      'sistema operativo|sistemas operativos|distribución linux|distribución de linux|distribución gnu/linux|firmware|distro de linux|entorno de escritorio|distro linux|gestor de ventanas',
    'file-sharing-client':
      'cliente bittorrent|cliente torrent|compartir archivos|transferencia de archivos|gestor de descargas|enviar archivos grandes|cliente ftp|intercambio de archivos|cliente de torrent|envío de archivos|descarga de torrents|envío de archivos grandes|sincronización de archivos',
    'password-manager':
      'gestor de contraseñas|administrador de contraseñas|generador de contraseñas|bóveda de contraseñas|gestores de contraseñas|aplicación de autenticación|autenticador|gestión de contraseñas',
    'crypto-wallet':
      'billetera bitcoin|billetera de criptomonedas|monedero de criptomonedas|wallet de criptomonedas|monedero bitcoin|wallet|billetera digital|billetera virtual|billetera cripto|billetera crypto|wallet de bitcoin|monedero digital|monedero electrónico|billetera electrónica|cartera de criptomonedas',
    cryptocurrency:
      'criptomoneda|criptomonedas|moneda digital|blockchain|token|stablecoin|nft|cadena de bloques|memecoin|tokens|bitcoin|activos digitales|nfts|moneda virtual|criptoactivos|cripto|red blockchain|moneda social',
    'crypto-exchange':
      'exchange de criptomonedas|casa de cambio de criptomonedas|exchange cripto|plataforma de trading|bróker online|broker|comprar bitcoin|casa de bolsa|exchange|broker forex|compra y venta de criptomonedas|comprar criptomonedas|bolsa de criptomonedas|intercambio de criptomonedas|exchange de bitcoin|casa de cambio|casas de cambio|plataforma de inversión|sociedad de bolsa|agente de bolsa',
    'trading-protocol':
      'protocolo defi|finanzas descentralizadas|protocolo de préstamos|exchange descentralizado|bot de trading|señales de trading|trading automático|trading algorítmico|robot de trading|defi|intercambio descentralizado|robots de trading|bots de trading',
    dapp: 'dapp|aplicación descentralizada|aplicaciones descentralizadas|contrato inteligente|contratos inteligentes|smart contracts|dapps|organización autónoma descentralizada|plataforma web3|web3',
    'messaging-app':
      'mensajería instantánea|aplicación de mensajería|app de mensajería|videoconferencia|videoconferencias|cliente de correo|correo electrónico seguro|red social|chat online|videollamadas|chat gratis|app de citas|sitio de citas|chat en línea|agencia matrimonial|página de citas|plataforma de videoconferencia|servicio de correo electrónico|correo corporativo|correo electrónico empresarial|salas de chat',
    'text-editor':
      'editor de texto|editor de código|editor de vídeo|editor de fotos|editor de pdf|procesador de textos|editor de imágenes|entorno de desarrollo|editor pdf|editor online|procesador de texto|editor de audio|editor de partituras|editor gráfico|editor de diagramas|estación de trabajo de audio digital|entorno de desarrollo integrado|editor de texto plano|software de edición de vídeo|editor markdown|editor de videos',
    'note-app':
      'app de notas|aplicación de notas|toma de notas|gestor de tareas|lista de tareas|diario personal|base de conocimientos|agenda personal|bloc de notas|gestión del conocimiento|base de conocimiento|aplicación para tomar notas|lista de la compra|app de tareas|gestor de marcadores|seguimiento de hábitos|agenda digital|mapas mentales|calendario compartido|recordatorios|app para tomar notas|gestión de tareas',
    'weather-app':
      'app del tiempo|pronóstico del tiempo|previsión meteorológica|app de meteorología|meteorología|pronóstico meteorológico|estación meteorológica|predicción meteorológica|clima en tiempo real|aplicación del tiempo|radar meteorológico|pronóstico del clima|información meteorológica',
    'music-app':
      'app de música|reproductor de música|música en streaming|reproductor de audio|reproductor multimedia|reproductor de vídeo|metrónomo|afinador|aplicación de música|streaming de música|afinador de guitarra|servidor multimedia|app de podcasts|app de radio|escuchar música online|música online|reproductor mp3',
    'photo-app':
      'app de fotos|aplicación de fotos|app de cámara|álbum de fotos|retoque fotográfico|compartir fotos|organizador de fotos|álbumes de fotos|impresión de fotos|álbum digital|fotolibros|fotolibro|revelado de fotos|aplicación de cámara|app para editar fotos|álbumes digitales',
    'fitness-app':
      'app de fitness|app de entrenamiento|app de salud|contador de calorías|app de running|app de meditación|aplicación de fitness|planificador de comidas|entrenamiento en casa|aplicación de entrenamiento|app de ejercicios|meditación guiada|app para correr|app de bienestar|calendario menstrual|aplicación de meditación|aplicación de salud|entrenamiento online|rutinas de ejercicio|app de nutrición',
    'language-app':
      'app de idiomas|aprender idiomas|app para aprender idiomas|aplicación de idiomas|aprender inglés|tarjetas de memoria|flashcards|aprendizaje de idiomas|app para aprender inglés|aprender inglés online|aprender español|tarjetas de vocabulario|intercambio de idiomas',
    'finance-app':
      'app de finanzas|app de presupuesto|control de gastos|finanzas personales|gestión de gastos|aplicación de finanzas|app de ahorro|app bancaria|gastos de viaje|app de finanzas personales|notas de gastos|presupuesto personal|app de gastos|presupuesto familiar|control de finanzas|gestor de gastos',
    'accounting-software':
      'software de contabilidad|programa de contabilidad|programa de facturación|software de facturación|facturación electrónica|software contable|factura electrónica|programa de nóminas|facturación online|sistema contable|programa contable|sistema de facturación|software de nómina|facturación en línea|programa de facturación online|sistema de facturación electrónica|software de nóminas|contabilidad online|sistema de nómina|programa para autónomos|verifactu|programa de facturas|app de facturación|software de facturación electrónica|software de tesorería|facturas online|timbrado de nómina',
    erp: 'erp|software erp|sistema erp|programa de gestión empresarial|software de gestión empresarial|control de inventario|software de inventario|gmao|software gmao|control de stock|sistema de gestión empresarial|gestión de flotas|software de almacén|software de mantenimiento|control de inventarios|gestión de almacenes|sga|sistema de inventario|software de producción|software para construcción|rastreo satelital|localización gps|software de gestión de flotas|gps para flotas|planificación de la producción|sistema de gestión de almacenes|software de gestión de almacén|sistema administrativo|rastreo gps|software de fabricación|monitoreo gps',
    crm: 'crm|software crm|sistema crm|gestión de clientes|software de ventas|gestión de relaciones con clientes|software de atención al cliente|mesa de ayuda|help desk|software comercial|crm inmobiliario|software de helpdesk|automatización de ventas|software de tickets|helpdesk|captación de leads|plataforma crm|crm online|mesa de servicio|crm en la nube',
    'project-management':
      'gestión de proyectos|software de gestión de proyectos|control horario|registro horario|software de recursos humanos|gestión de recursos humanos|herramienta de gestión de proyectos|software de rrhh|control de presencia|trabajo colaborativo|intranet|control de asistencia|administración de proyectos|gestión de equipos|gestor de proyectos|gestión del tiempo|software de control horario|fichaje online|app de fichaje|reloj checador|software rrhh|planificación de turnos|programa de control horario|gestión del talento|herramienta colaborativa|pizarra online|software de reclutamiento|cuadrantes|fichajes|colaboración en equipo|registro de jornada|software para recursos humanos|automatización de procesos|plataforma colaborativa|intranet corporativa|software de planificación|tablero kanban|diagramas de gantt',
    'email-tool':
      'email marketing|software de email marketing|plataforma de email marketing|herramienta de email marketing|emailing|correo masivo|mailing|envío de emails masivos|envío masivo de correos|email transaccional|envío de sms|sms masivos|software de newsletters|mailing masivo|sms marketing|envío de sms masivos|envío de correos masivos|correos masivos|envío de newsletters',
    'marketing-software':
      'software de marketing|automatización de marketing|plataforma de marketing|herramienta seo|programa de fidelización|marketing automation|gestión de reseñas|acortador de urls|encuestas online|formularios online|cartelería digital|software de encuestas|generador de códigos qr|códigos qr|marketing por whatsapp|marketing de afiliados|red de afiliados|fidelización de clientes|señalización digital|tarjeta de fidelización|acortador de enlaces|programas de fidelización|herramientas seo|plataforma de afiliados|software de fidelización|tarjetas digitales|tarjeta de visita digital|plataforma de publicidad|creador de formularios|herramientas de marketing|plataforma de encuestas|tarjeta digital|encuestas de satisfacción|cuestionarios online|programa de lealtad|reputación online|plataforma de influencers|programa de afiliados|tarjetas de presentación digitales',
    'analytics-software':
      'analítica web|analítica de datos|inteligencia de negocios|business intelligence|software de análisis|monitorización|visualización de datos|plataforma de análisis|monitoreo de medios|inteligencia de negocio|software de monitorización|herramienta de analítica|plataforma de analítica|análisis de datos|analítica|software estadístico|monitoreo web|inteligencia competitiva|analítica digital|software de business intelligence|escucha social|data analytics|monitoreo de servidores|plataforma de datos y analítica|seguimiento de medios|dashboards',
    'booking-software':
      'software de reservas|sistema de reservas|citas online|agenda online|software hotelero|motor de reservas|channel manager|gestión de citas|software para hoteles|sistema de reservas online|software para gimnasios|software para peluquerías|software de citas|software para clubes|software para academias|gestión de reservas|software escolar|sistema de gestión hotelera|programa para hoteles|software de alquiler|gestión de eventos|plataforma de eventos|agendamiento de citas|software para salones de belleza|programa para peluquerías|app de reservas|software para autoescuelas|software de ticketing|programa de gestión de gimnasios|agenda de citas|reservas de citas|agendamiento en línea|software de gestión escolar|programa para gimnasios|software para eventos|pms hotelero|sistema de citas|software de gestión de alquileres|gestión de inscripciones|software para centros de estética|software para iglesias|software para asociaciones|sistema de gestión escolar|software de gestión deportiva|software de gestión hotelera',
    'restaurant-software':
      'software para restaurantes|punto de venta|software tpv|tpv|tpv para hostelería|carta digital|menú digital|sistema para restaurantes|tpv restaurante|menú qr|punto de venta para restaurantes|programa para restaurantes|software de punto de venta|sistema de punto de venta|carta qr|pedidos online para restaurantes|programa tpv|tpv hostelería|software de hostelería|programa de tpv|tpv para restaurantes|tpv para comercios|software para bares|software para hostelería|cartas digitales|sistema pos|terminal punto de venta|gestión de restaurantes|software restaurante|punto de venta en la nube',
    'practice-software':
      'software médico|software para clínicas|historia clínica electrónica|expediente clínico electrónico|telemedicina|software dental|software para abogados|software para clínicas dentales|software veterinario|dispositivos médicos|historia clínica digital|programa para clínicas|software clínico|software jurídico|software para consultorios|equipos médicos|telesalud|software para psicólogos|software legal|software sanitario|software para veterinarias|salud digital|plataforma de telemedicina|productos sanitarios|software para despachos|historias clínicas|software para dentistas|expediente electrónico|equipo médico|sistema médico|dispositivo médico|software de gestión de clínicas|software para consultorios médicos|material ortopédico|software para fisioterapeutas',
    'security-software':
      'ciberseguridad|software de seguridad|seguridad informática|empresa de ciberseguridad|pruebas de penetración|gestión de identidades|cortafuegos|pentesting|cifrado|seguridad de la información|control de acceso|hacking ético|ciberinteligencia|auditoría de seguridad|soluciones de ciberseguridad|plataforma de ciberseguridad|seguridad en la nube|prevención de fraude|firewall|control de accesos|detección de fraude|servicios de ciberseguridad|seguridad de red|pentest|verificación de identidad|peritaje informático|concienciación en ciberseguridad|escáner de vulnerabilidades',
    'compliance-software':
      'software de cumplimiento|firma electrónica|firma digital|gestión documental|compliance|canal de denuncias|huella de carbono|software de calidad|gestión de riesgos|software de gestión documental|cumplimiento normativo|gestión de contratos|canal ético|certificado digital|adaptación rgpd|consultoría lopd|software de compliance|consultoría rgpd|software de gestión de calidad|prevención de riesgos laborales|digitalización de documentos|gestor documental|firma electrónica avanzada|software qhse|software de auditoría|gestión de calidad|software de prevención|software esg|certificados digitales|software de gestión de riesgos|software de contratos|firma de documentos',
    antivirus:
      'antivirus|software antivirus|anti-malware|antispam|filtro antispam|antimalware|antivirus gratis|protección antivirus|antispyware|escáner de malware',
    vpn: 'vpn|servicio vpn|red privada virtual|app vpn|servidor proxy|vpn gratis|mejor vpn|proxy|servicio de vpn|aplicación vpn|proxies|servicio dns',
    'disk-tool':
      'analizador de espacio en disco|limpiador de disco|gestor de archivos|buscador de duplicados|archivos duplicados|explorador de archivos|limpieza de disco|desinstalador|administrador de archivos|limpiador de pc|utilidad del sistema|optimizador de pc|gestor de particiones|fotos duplicadas',
    'backup-software':
      'software de copias de seguridad|copias de seguridad|backup online|copia de seguridad online|almacenamiento en la nube|respaldo en la nube|software de backup|copia de seguridad en la nube|respaldo de información|respaldo de datos|backup en la nube|copias de seguridad online|software de respaldo|almacenamiento de archivos|nube privada|respaldos',
    'hosting-provider':
      'hosting|alojamiento web|proveedor de hosting|hosting web|servidores dedicados|hospedaje web|centro de datos|data center|registro de dominios|servidores vps|hosting wordpress|vps|cloud hosting|proveedor cloud|dominios y hosting|servidores virtuales|datacenter|hosting y dominios|servidor vps|hosting compartido|cloud computing|servidores cloud|web hosting|dominios web|servicios en la nube|hospedaje de sitios web|centros de datos|proveedor de nube|registrador de dominios|empresa de hosting|colocation|servidor dedicado|nube pública',
    'streaming-service':
      'servicio de streaming|plataforma de streaming|streaming|vídeo bajo demanda|plataforma de vídeo|transmisión en vivo|películas online|iptv|streaming de video|plataforma de webinars|transmisiones en vivo|streaming de eventos|películas y series|ver películas online|streaming en vivo|retransmisión en directo|streaming en directo',
    'radio-platform':
      'radio online|radio por internet|streaming de radio|hosting de radio|streaming para radio|radio en línea|radios online|emisoras online|streaming radio|hosting de podcasts|streaming de audio|radios en vivo|alojamiento de podcasts|radio streaming|crear una radio online|emisoras en vivo',
    chatbot:
      'chatbot|chatbots|asistente de voz|agente conversacional|chat en vivo|bots de whatsapp|asistente virtual inteligente|chatbot para whatsapp|bot de whatsapp|chatbots con ia|inteligencia artificial conversacional|chatbot con ia|ia conversacional|agente de voz|voicebot|callbot|agentes de voz|recepcionista virtual con ia|live chat|agentes conversacionales|plataforma de chatbots|chatbot ia',
    'ai-assistant':
      'asistente de ia|asistente con ia|herramienta de ia|generador de imágenes|generador de texto|ia generativa|inteligencia artificial generativa|transcripción automática|asistente de inteligencia artificial|modelo de lenguaje|asistente ia|copiloto|generador de imágenes con ia|síntesis de voz|reconocimiento de voz|herramientas de ia|software de transcripción|texto a voz|traductor online|traducción automática|asistente|asistente inteligente|generador de imágenes ia|copiloto de ia|generador de voz|transcripción de audio|dictado por voz',
    'ai-agent':
      'agente de ia|agentes de ia|inteligencia artificial|automatización con ia|agentes autónomos|agencia de ia|visión artificial|agentes inteligentes|agencia de inteligencia artificial|agencia de automatización|soluciones de inteligencia artificial|aprendizaje automático|visión por computador|machine learning|empresa de inteligencia artificial|agentes ia|empleados digitales|agente ia|soluciones de ia|automatización inteligente|visión por computadora|automatizaciones con ia|agentes de inteligencia artificial',
    'website-builder':
      'creador de páginas web|creador de sitios web|crear página web|constructor de sitios web|plataforma de comercio electrónico|plataforma ecommerce|no-code|crear tienda online|creador de tiendas online|editor web|crear página web gratis|crear páginas web|creador de currículum|crear sitio web|crear currículum|plataforma no-code|crear una página web|plataforma e-commerce|software ecommerce|crear cv|plataforma de tiendas online|crear un blog|hacer una página web|no code|low-code|currículum online|constructor de páginas web|plataforma de cursos online|generador de currículum|low code|crear foro',
    'website-template':
      'plantilla wordpress|plantillas wordpress|temas wordpress|plantilla web|plantillas web|plantillas html|tipografías|banco de imágenes|tipografía|fotos de stock|tema de wordpress|fundición tipográfica|plantillas de excel|fuentes tipográficas|imágenes gratis|banco de imágenes gratis|plantillas notion|plantillas gratis|temas de wordpress|recursos gráficos|fuentes gratis|tema wordpress|plantillas de currículum|fotos gratis|vectores gratis|iconos gratis|plantilla html|plantillas de notion|plantillas para wordpress',
    'design-tool':
      'herramienta de diseño|software de diseño|software cad|software 3d|programa de diseño|software de modelado|modelado 3d|herramienta de prototipado|software de animación|software de presentación|diseño 3d|software de arquitectura|software bim|software de simulación|creador de logos|presentaciones online|creador de logotipos|programa de dibujo|programa de diseño gráfico|software de renderizado|bim|grabador de pantalla|captura de pantalla|app de dibujo|diseñador de logos|creador de vídeos|generador de paletas de colores|diseño asistido por ordenador|configurador 3d|software de diseño 3d|programa cad|renders 3d',
    'developer-tool':
      'herramienta para desarrolladores|herramientas para desarrolladores|herramienta de desarrollo|herramientas de desarrollo|línea de comandos|gestor de paquetes|integración continua|automatización de pruebas|plataforma para desarrolladores|emulador de terminal|cliente git|terminal|plataforma de despliegue|herramienta de línea de comandos|infraestructura como código|control de versiones|depurador|pruebas automatizadas|generador de código|plataforma devops|devops|generador de documentación',
    'computer-game':
      'videojuego|videojuegos|juego|juegos|juego móvil|juego online|juego de estrategia|juegos online|juego de puzles|juego multijugador|juego de aventuras|juegos gratis|videojuego indie|juego de palabras|juego para móviles|juegos para niños|juego de plataformas|juego de navegador|juego educativo|serious games|gamificación|mmorpg|crucigramas|juegos multijugador|juego gratis|videojuego de rol|trivia|juego de simulación|juego de terror|juegos indie|juego en línea|juegos en línea|sudoku',
    'game-server':
      'servidor de minecraft|servidor minecraft|servidor de juegos|servidor de rol|servidor de discord|servidor fivem|servidores de minecraft|servidor gta rp|servidor privado|servidores de juegos|servidor de gta|servidor de roleplay',
    'game-studio':
      'estudio de videojuegos|desarrolladora de videojuegos|estudio independiente|desarrollo de videojuegos|estudio indie|desarrolladores de videojuegos|estudio de desarrollo de videojuegos|estudio de juegos|editora de videojuegos|estudio indie de videojuegos|desarrollador de videojuegos|desarrollo de juegos|creación de videojuegos|distribuidora de videojuegos',
    saas: 'saas|software como servicio|plataforma saas|solución saas|solución en la nube|software saas|soluciones en la nube|software por suscripción|soluciones cloud|software cloud|servicio en la nube|solución cloud|empresa saas',
    'learning-platform':
      'plataforma de aprendizaje|plataforma educativa|plataforma de e-learning|plataforma e-learning|plataforma de formación|lms|campus virtual|aula virtual|edtech|plataforma lms|app educativa|plataforma elearning|plataforma de cursos|aplicación educativa|plataforma de educación|tecnología educativa|aprendizaje en línea|sistema de gestión de aprendizaje|software educativo|plataforma de educación en línea|plataforma educativa online|aulas virtuales|app de estudio|aplicaciones educativas',
    'smart-home':
      'domótica|hogar inteligente|casa inteligente|cerradura inteligente|cerraduras inteligentes|sistema domótico|automatización del hogar|videoportero|videoporteros|porteros automáticos|alarma para casa|hogares inteligentes|casas inteligentes|smart home|automatización de viviendas|alarma para el hogar',
    robot:
      'robot|robots|robótica|robots industriales|robots colaborativos|cobots|robótica educativa|robótica industrial|robot industrial|robots autónomos|robots móviles|robot colaborativo',
    association:
      'asociación|asociaciones|sociedad científica|asociación de vecinos|asociación cultural|asociación profesional|federación|colegio profesional|asociación de padres|ampa|sociedad española de|asociación nacional|asociación española de|asociación de antiguos alumnos|federaciones|colegio oficial|amigos de|asociación vecinal|asociación civil|confederación|hermandad|asociación histórica|asociaciones de vecinos|colegio oficial de|asociación de propietarios|sociedad histórica|asociación internacional|junta de vecinos',
    'non-profit':
      'asociación sin ánimo de lucro|organización sin ánimo de lucro|ong|organización no gubernamental|organización sin fines de lucro|asociación sin fines de lucro|entidad sin ánimo de lucro|organización humanitaria|empresa social|ongd|tercer sector|organización no lucrativa|asociación sin fines lucrativos|entidad social|ongs|entidad sin fines de lucro|organización de la sociedad civil|cooperación al desarrollo|empresa de inserción|organización social|organización ambiental|cooperación internacional|osc|sin fines de lucro|organización de derechos humanos|organización ecologista|entidad sin fines lucrativos',
    charity:
      'organización benéfica|banco de alimentos|obra benéfica|asociación benéfica|organización caritativa|ayuda humanitaria|comedor social|asociación solidaria|entidad benéfica|asistencia social|comedor comunitario|apadrinar un niño|recaudación de fondos|apadrinamiento de niños|casa hogar|beneficencia|hogar de niños|campaña solidaria|institución de asistencia privada|bancos de alimentos',
    foundation:
      'fundación|fundaciones|fundación privada|fundación sin ánimo de lucro|programa de becas|fundación benéfica|patronato|fundación cultural|fundación sin fines de lucro',
    'support-association':
      'asociación de ayuda|asociación de pacientes|grupo de apoyo|asociación de amigos|grupo de ayuda mutua|asociación de familiares|asociación de afectados|grupos de apoyo|asociación de enfermos|asociación de apoyo|ayuda mutua|asociación de familias|asociación de personas con discapacidad|asociación de víctimas',
    'community-organisation':
      'organización comunitaria|centro cultural|centro cívico|centro social|centro comunitario|centro juvenil|casa de cultura|huerto comunitario|casa de la cultura|espacio cultural|huerto urbano|centros culturales|ateneo|centro sociocultural|centro de mayores|organización de base|organizaciones comunitarias|huertos urbanos|centros cívicos|centro de desarrollo comunitario|asociación comunitaria',
    'rescue-organisation':
      'salvamento marítimo|cruz roja|primeros auxilios|grupo de rescate|rescate de montaña|protección civil|equipo de rescate|socorrismo|salvamento y socorrismo|cursos de primeros auxilios|socorristas|búsqueda y rescate|cuerpo de socorro|formación en primeros auxilios|curso de primeros auxilios|agrupación de protección civil',
    church:
      'iglesia|iglesias|parroquia|parroquias|catedral|capilla|mezquita|sinagoga|templo|ministerio cristiano|iglesia evangélica|diócesis|iglesia cristiana|iglesia bautista|basílica|arquidiócesis|santuario|iglesia católica|ermita|iglesia protestante|ministerios|iglesia pentecostal|abadía|colegiata|iglesia adventista|ministerio evangelístico|obispado|arzobispado|templo budista',
    'religious-community':
      'comunidad religiosa|monasterio|convento|congregación|centro budista|centro de meditación|estudio bíblico|orden religiosa|cofradía|comunidad cristiana|congregación religiosa|comunidad espiritual|casa de espiritualidad|monasterios|comunidad judía|hermandad y cofradía|misioneros|retiros espirituales|misión cristiana|comunidad católica|estudios bíblicos|seminario teológico|peregrinación|peregrinaciones|comunidad budista|centro espiritual|misioneras|provincia franciscana',
    'political-party':
      'partido político|campaña electoral|candidatura|agrupación electoral|movimiento político|partido independiente|grupo municipal|candidato a|agrupación política|plataforma ciudadana|elecciones municipales|grupo parlamentario|diputado|diputada|senador|candidata a|coalición electoral|senadora|partidos políticos',
    union:
      'sindicato|sindicatos|unión sindical|organización sindical|sección sindical|central sindical|comité de empresa|federación sindical|sindicato de trabajadores|sindicato independiente|confederación sindical|sindicato nacional|federación de trabajadores',
    'trade-association':
      'patronal|asociación empresarial|cámara de comercio|cámara de industria|asociación de comerciantes|gremio|asociación de empresarios|federación de empresarios|asociación sectorial|cámara empresarial|cámara de comercio e industria|confederación empresarial|asociación de empresas|círculo de empresarios|red de empresarios|consejo regulador|asociación de fabricantes|networking empresarial|organización empresarial|confederación de empresarios|centro comercial abierto|cámara oficial|asociación patronal|cámara de la industria|organización interprofesional|red de networking|cámaras de comercio|denominación de origen',
    cooperative:
      'cooperativa|cooperativas|sociedad cooperativa|cooperativa agrícola|cooperativa de viviendas|cooperativa de ahorro y crédito|cooperativa de trabajo|cooperativa de crédito|cooperativa de consumo|cooperativa agraria|cooperativa vitivinícola|cooperativa de trabajo asociado|grupo cooperativo',
    municipality:
      'municipio|municipios|ayuntamiento|ayuntamientos|municipalidad|ciudad de|pueblo|mancomunidad|comarca|diputación|diputación provincial|concello|alcaldía|gobierno municipal|consejo comarcal|intendencia|ayuntamiento de|concejo|ajuntament|municipalidad de|cabildo|cabildo insular|municipio de|gobierno local|pedanía|concejalía|gobierno regional|comuna|presidencia municipal|gobierno autónomo descentralizado|alcaldía municipal|gobernación',
    authority:
      'ministerio|secretaría de|organismo público|administración pública|entidad pública|agencia estatal|embajada|consulado|policía local|autoridad portuaria|consejería|dirección general|autoridad nacional|organismo autónomo|policía municipal|institución pública|empresa pública|defensoría del pueblo|agencia gubernamental|entidad gubernamental|servicio nacional|instituto nacional de|superintendencia|gobierno del estado|ministerio de|defensor del pueblo|embajada de|policía nacional|consulado general|parque nacional|parque natural|poder judicial|congreso nacional',
    'fire-brigade':
      'bomberos|cuerpo de bomberos|parque de bomberos|bomberos voluntarios|servicio de bomberos|compañía de bomberos|estación de bomberos|consorcio de bomberos|cuartel de bomberos|heroico cuerpo de bomberos',
    community:
      'comunidad|comunidad online|foro|foros|comunidad en línea|club de fans|grupo de usuarios|comunidad de desarrolladores|comunidad gamer|comunidades|comunidad hispana|comunidad de jugadores|foro de discusión|comunidad de discord|comunidad virtual|comunidad de aprendizaje|comunidad digital|grupo de amigos|fan club|comunidad de emprendedores',
    network:
      'red|red de empresas|alianza|consorcio|coalición|clúster|colectivo|agrupación|red profesional|red internacional|red de profesionales|colectivos|red de emprendedores|agrupación empresarial|red nacional|red latinoamericana|red europea|red de mujeres|agrupación de empresas',
    club: 'club|clubes|club de lectura|club de coches clásicos|club social|club fotográfico|motoclub|club rotario|radioaficionados|club de motos|moto club|club de leones|rotary club|club privado|agrupación fotográfica|club de automóviles|agrupación astronómica|club de coches|clubs|radio club|peña motera|asociación fotográfica|sociedad gastronómica',
    initiative:
      'iniciativa|iniciativas|movimiento|programa de apoyo|campaña de sensibilización|iniciativa ciudadana|acción ciudadana|movimiento ciudadano|movimiento social|iniciativa social|observatorio|iniciativa solidaria|plataforma de afectados|programa europeo|observatorios',
    project:
      'proyecto|proyectos|proyecto de investigación|proyecto europeo|proyecto artístico|proyecto piloto|proyecto educativo|proyecto social|proyecto personal|proyecto solidario|proyecto comunitario|proyecto cultural|proyecto colaborativo|proyecto independiente',
    'open-source-project':
      'software libre|código abierto|proyecto de código abierto|open source|software de código abierto|proyecto open source|datos abiertos|herramienta de código abierto|proyecto de software libre|estándar abierto|software open source|libre y de código abierto|plataforma de código abierto|aplicación de código abierto|código libre',
    'youth-organisation':
      'asociación juvenil|organización juvenil|scouts|grupo scout|campamento de verano|campamentos de verano|campamento|consejo de la juventud|campamentos|club juvenil|movimiento scout|casal de verano|asociaciones juveniles|escultismo|campamento infantil|campamentos urbanos|ocio y tiempo libre|colonias escolares|agrupación scout|movimiento juvenil|colonias de verano|casa de juventud|guías y scouts|curso de monitor de tiempo libre',
    'student-organisation':
      'asociación de estudiantes|asociación estudiantil|organización estudiantil|sindicato de estudiantes|consejo de estudiantes|federación de estudiantes|centro de estudiantes|delegación de alumnos|asociación universitaria|delegación de estudiantes|movimiento estudiantil|federación estudiantil|tuna universitaria|capítulo estudiantil|consejo estudiantil',
    company:
      'empresa|empresas|compañía|empresa familiar|firma|pyme|marca|negocio|casa comercial|corporación|empresa española|negocio familiar|compañías|pymes|empresa mexicana|empresa argentina|empresa colombiana|empresa chilena|empresa peruana',
    agency: 'agencia|agencias|agencia boutique|agencia integral|agencia especializada|agencia independiente',
    service:
      'servicio|servicios|servicio a domicilio|servicio profesional|servicios profesionales|servicios integrales|servicio por suscripción|prestación de servicios|servicio integral|servicio personalizado',
    studio: 'estudio|estudios|atelier|studio',
    practice: 'despacho|gabinete|consulta privada|despacho profesional|despachos|consultorio privado',
    centre:
      'centro|centros|hub|centro de excelencia|centro de referencia|centro especializado|centro de servicios|centro de innovación|centro integral',
    provider:
      'proveedor de servicios|proveedor de soluciones|operador|prestador de servicios|proveedores de servicios|operadores|prestadores de servicios|proveedor integral',
    specialist:
      'especialista|especialistas|experto|expertos|experta|profesional|profesionales|asesor|asesores|técnico|técnicos|expertas|asesora',
    solution:
      'solución|soluciones|sistema|sistemas|producto|productos|tecnología|tecnologías|soluciones integrales|solución integral|soluciones innovadoras|soluciones a medida',
    group:
      'grupo|grupos|grupo empresarial|holding|conglomerado|grupo de empresas|equipo|grupo familiar|grupo industrial|equipo multidisciplinar|equipo de profesionales|grupo internacional|grupo corporativo',
    startup:
      'startup|start-up|startups|empresa emergente|start-ups|spin-off|empresas emergentes|empresa de base tecnológica|emprendimiento|startup tecnológica',
    blog: 'blog|blogs|bitácora|blog personal|blog de viajes|blog de cocina|recetas de cocina|web personal|página personal|blog de moda|blog de recetas|sitio personal|blog de tecnología|blogs personales|blog de literatura|recetas fáciles|bloguera|blog gastronómico|recetas caseras|jardín digital|blog literario|bloguero',
    magazine:
      'revista|revistas|revista digital|revista online|revista científica|revista literaria|fanzine|revista académica|revista cultural|cómics|publicación digital|revista trimestral|críticas de cine|cómic|revista de arte|revista electrónica|publicación mensual|revista mensual|revista de divulgación|webcómic|revista independiente|historietas|revista de cine',
    newspaper:
      'periódico|periódicos|diario|diario digital|noticias|portal de noticias|agencia de noticias|prensa local|medio digital|medio de comunicación|periódico digital|noticias locales|medio independiente|diario online|semanario|medios de comunicación|diario local|noticias de última hora|noticiero|sitio de noticias|últimas noticias|diario de noticias|diarios|prensa digital|medio de noticias|periodismo independiente|actualidad informativa|medio informativo|periodismo de investigación|prensa escrita|informativo digital',
    newsletter:
      'newsletter|boletín|boletín informativo|boletín semanal|newsletters|boletín electrónico|boletines|newsletter semanal|boletín digital|newsletter diaria|boletín de noticias',
    podcast:
      'podcast|podcasts|canal de youtube|programa de podcast|audioserie|youtuber|ficción sonora|serie web|videopodcast|webserie|podcasts en español|productora de podcasts',
    'radio-station':
      'emisora de radio|radio|radio comunitaria|radio local|emisora|estación de radio|radio fm|programa de radio|emisoras de radio|radiodifusora|radio en vivo|emisora local|radio en directo|radio cristiana|radios|radio universitaria|cadena de radio|emisora comunitaria|emisora cristiana|estaciones de radio|radio municipal|radio libre',
    'tv-channel':
      'canal de televisión|televisión|televisión local|canal de tv|cadena de televisión|documental|cortometraje|largometraje|película|serie de televisión|programa de televisión|televisora|canales de televisión|televisión en vivo|televisión pública|canal local|tv online|películas|documentales|cortometrajes|televisión digital|tv en vivo|canal tv|televisión online|cine documental|televisión comunitaria|radiotelevisión|serie documental',
    'record-label':
      'sello discográfico|discográfica|sello musical|sello independiente|management de artistas|distribución musical|agencia de booking|representación de artistas|sello discográfico independiente|promotora de conciertos|management musical|productora musical|promotor de conciertos|distribuidora musical|productora de espectáculos|distribución de música|contratación de artistas|oficina de management|disquera|productora de conciertos|agencia de artistas|booking de artistas|promotora musical|productora de eventos musicales|discográficas|editorial musical',
    portal:
      'portal|portal web|portal de información|portal online|sitio informativo|portales|portal digital|portal temático|web de referencia|centro de documentación|portal educativo|sitio web oficial|portal informativo|web oficial|sitio oficial|portal oficial|guía práctica|portal especializado|centro de recursos|web informativa|página informativa|guía online',
    directory:
      'directorio|directorio de empresas|directorio online|directorios|guía de empresas|catálogo|catálogo online|archivo histórico|portal inmobiliario|archivo digital|guía comercial|mapa interactivo|directorio comercial|listado de empresas|páginas amarillas|directorio web|genealogía|repositorio|archivo municipal|hemeroteca digital|guía de restaurantes|catálogo digital|repositorio institucional|directorio profesional|directorio médico|biblioteca virtual|portal de propiedades|archivo fotográfico',
    encyclopedia:
      'enciclopedia|wiki|diccionario|diccionario online|glosario|documentación|tutoriales|tutorial|manual de usuario|guía de usuario|enciclopedia online|diccionarios|diccionario de sinónimos|enciclopedia libre|diccionario en línea|guía paso a paso|apuntes|documentación técnica|manual online|enciclopedias|manuales|cursos y tutoriales',
    portfolio:
      'portfolio|portafolio|porfolio|portafolio web|currículum|currículum vítae|cv|portafolio personal|portafolios|portfolio personal|portafolio digital|portfolio de|portafolio de|book fotográfico',
    'film-production':
      'productora audiovisual|productora de cine|productora cinematográfica|director de cine|cineasta|productora|producción audiovisual|estudio de cine|postproducción|realizador|productora de documentales|directora de cine|realizadora|cineastas|casa productora|productora de contenidos|producción cinematográfica|productora de publicidad|productora de televisión|realizador audiovisual|casa productora audiovisual|productoras|distribuidora cinematográfica|productora audiovisual independiente|distribuidora de cine|producciones audiovisuales',
  },
}
