import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'sobre nosotros|sobre nosotras|acerca de|acerca de nosotros|quiénes somos|quien soy|sobre mí|=nosotros|=nosotras|=conócenos|=conózcanos|nuestra historia|=historia|nuestra empresa|=empresa|=la empresa|=la compañía|=compañía|nuestra misión|misión y visión|misión visión y valores|nuestra visión|nuestros valores|=valores|nuestra filosofía|=filosofía|=institucional|la institución|=el estudio|=la bodega|=el grupo|por qué nosotros|por qué elegirnos|qué nos mueve|perfil de la empresa|=la marca|nuestra esencia|=manifiesto|nuestro propósito',
    team: 'equipo|nuestro equipo|el equipo|conoce al equipo|equipo directivo|equipo humano|=dirección|nuestra gente|nuestros profesionales|nuestros médicos|=fundadores|=liderazgo|=directorio|=profesionales|cuerpo docente',
    careers:
      'trabaja con nosotros|trabaje con nosotros|trabajar con nosotros|trabajá con nosotros|únete al equipo|únete a nosotros|únete a nuestro equipo|=empleo|=empleos|ofertas de empleo|ofertas de trabajo|bolsa de trabajo|bolsa de empleo|=carreras|=vacantes|oportunidades laborales|=talento|=trabajo|=reclutamiento|carreras profesionales|oportunidades de empleo',
    press:
      '=prensa|sala de prensa|notas de prensa|comunicados de prensa|comunicados|kit de prensa|dossier de prensa|=medios|en los medios|centro de prensa|área de prensa|para la prensa|prensa y medios',
    contact:
      'contacto|contáctanos|contáctenos|contactanos|contactar|=contactos|contacta con nosotros|contacte con nosotros|ponte en contacto|escríbenos|dónde estamos|cómo llegar|ubicación|=ubicaciones|encuéntranos|visítanos|localización|hablemos|=sedes|=sucursales|nuestras tiendas|=tiendas|horarios|formulario de contacto|atención al cliente',
    legal:
      'aviso legal|política de privacidad|privacidad|términos y condiciones|condiciones de uso|condiciones generales|términos de uso|política de cookies|protección de datos|condiciones de venta|nota legal|información legal|aviso de privacidad|términos|condiciones|política de devoluciones|legales|condiciones de servicio|términos del servicio|textos legales',
    security:
      '=seguridad|seguridad de los datos|seguridad y cumplimiento|=cumplimiento|centro de confianza|seguridad de la información|seguridad y privacidad',
    pricing:
      'precios|=precio|planes|planes y precios|tarifas|=tarifa|lista de precios|nuestros precios|=planes y tarifas|=paquetes|=suscripciones|=membresías|=honorarios|precios y planes|=costos|=aranceles|tarifas y precios|nuestras tarifas',
    product:
      'productos|=producto|nuestros productos|=tienda|tienda online|tienda en línea|=catálogo|=colección|=colecciones|servicios|=servicio|nuestros servicios|qué hacemos|lo que hacemos|qué ofrecemos|=oferta|=carta|la carta|nuestra carta|/menu|=menú del día|nuestro menú|=cursos|nuestros cursos|=tratamientos|nuestros tratamientos|=habitaciones|=alojamiento|áreas de práctica|=especialidades|nuestras especialidades|=vinos|nuestros vinos|=programas|=plataforma|=marcas|=modelos|=propiedades|=experiencias|=novedades|=actividades|=oferta académica|=talleres|=equipos',
    features:
      'funciones|=funcionalidades|características|cómo funciona|=integraciones|todas las funciones|=prestaciones|=ventajas|=beneficios',
    solutions:
      'soluciones|=solución|nuestras soluciones|=sectores|casos de uso|=industrias|=aplicaciones|para empresas|=mercados',
    customers:
      '=clientes|nuestros clientes|casos de éxito|caso de éxito|casos de estudio|estudios de caso|casos de clientes|historias de éxito|historias de clientes|=portafolio|=portfolio|=porfolio|proyectos|nuestros proyectos|=referencias|nuestros trabajos|=trabajos|=aliados|nuestros aliados|=socios|=obras',
    testimonials:
      'testimonios|=testimonio|opiniones|opiniones de clientes|=reseñas|lo que dicen nuestros clientes|qué dicen de nosotros|=valoraciones',
    blog: '=blog|nuestro blog|noticias|=noticia|=novedades y noticias|=actualidad|=artículos|=eventos|=agenda|=revista|=publicaciones|=recetas|=consejos|=guías|noticias y eventos|=exposiciones|=diario',
    faq: 'preguntas frecuentes|=ayuda|centro de ayuda|=preguntas|=soporte|preguntas y respuestas|=dudas|dudas frecuentes|=asistencia|=servicio al cliente',
  },
  actions: {
    donate: 'donar|donaciones|haz una donación|dona|dona ahora|donativo|donación',
    booking:
      'reservar|reserva|reservas|reserva ahora|reservaciones|agendar cita|pedir cita|cita previa|citas|reservar mesa',
    login:
      'iniciar sesión|acceder|ingresar|entrar|inicio de sesión|registrarse|registro|acceso clientes|regístrate|cerrar sesión',
    cart: 'carrito|cesta|carro|mi carrito|finalizar compra|bolsa de compras|lista de deseos',
    search: 'buscar|búsqueda|buscador|resultados de búsqueda',
    account: 'mi cuenta|cuenta|área de clientes|área privada|mi perfil|área cliente',
  },
  policies: {
    privacy: 'política de privacidad|=privacidad|aviso de privacidad|protección de datos|políticas de privacidad',
    terms:
      'términos y condiciones|condiciones de uso|condiciones generales|términos de uso|condiciones de venta|condiciones de servicio|términos del servicio|=términos|=condiciones|términos de servicio',
    imprint: 'aviso legal|nota legal|información legal|=legales',
    cookies: 'política de cookies|políticas de cookies|=cookies|uso de cookies',
    returns:
      'política de devoluciones|=devoluciones|cambios y devoluciones|política de reembolso|derecho de desistimiento|envíos y devoluciones|política de cancelación|política de devolución',
    shipping:
      '=envíos|política de envío|política de envíos|envíos y devoluciones|gastos de envío|información de envío|=envío',
    accessibility: '=accesibilidad|declaración de accesibilidad',
    security: 'política de seguridad|=seguridad|seguridad de la información',
  },
  blocks: {
    features:
      'características|funcionalidades|ventajas|beneficios|por qué elegirnos|nuestras ventajas|todo lo que necesitas',
    pricing: 'precios|nuestros precios|planes y precios|tarifas|nuestros planes|elige tu plan|nuestras tarifas',
    testimonials:
      'testimonios|opiniones|lo que dicen nuestros clientes|qué dicen nuestros clientes|reseñas|qué opinan|opiniones de clientes|nuestros clientes opinan|lo que dicen|qué dicen|clientes satisfechos|reseñas de google|valoraciones|testimonio|la opinión de nuestros clientes|lo que opinan|lo que opinan nuestros clientes|qué dicen nuestros pacientes|lo que dicen nuestros pacientes|lo que dicen nuestros huéspedes|qué opinan nuestros clientes|qué opinan de nosotros|nuestros clientes dicen|nuestros clientes hablan|nuestros pacientes opinan|dicen de nosotros|comentarios de clientes|comentarios de nuestros clientes|comentarios de huéspedes|experiencias de clientes|experiencias de nuestros|la voz de nuestros clientes|libro de visitas|libro de huéspedes|clientes felices|pacientes satisfechos|opiniones de google|opiniones de nuestros|reseñas de clientes|ellos ya confiaron|ellos ya lo probaron|palabras de nuestros clientes',
    faq: 'preguntas frecuentes|preguntas y respuestas|tienes preguntas',
    about: 'sobre nosotros|quiénes somos|nuestra historia|nuestra misión|nuestros valores|conócenos|nuestra filosofía',
    team: 'nuestro equipo|el equipo|conoce al equipo|nuestros expertos|nuestros profesionales',
    customers:
      'confían en nosotros|nuestros clientes|empresas que confían|casos de éxito|nuestros proyectos|ya confían en nosotros|proyectos',
    blog: 'noticias|últimas noticias|últimas entradas|últimos artículos|actualidad|próximos eventos|nuestro blog',
    contact: 'contacto|contáctanos|dónde estamos|horarios|ubicación|ponte en contacto|visítanos|hablemos',
    newsletter:
      'suscríbete|suscríbete a nuestra newsletter|boletín|mantente informado|recibe novedades|boletín de noticias',
    steps: 'cómo funciona|en tres pasos|en 3 pasos|nuestro proceso|paso a paso|así funciona|cómo trabajamos',
    stats: 'en cifras|en números|nuestras cifras|nuestros números|datos clave',
    gallery: 'galería|galería de fotos|galería de imágenes|síguenos en instagram',
    services:
      'nuestros servicios|servicios|qué hacemos|nuestros productos|lo que hacemos|nuestras soluciones|nuestra carta|especialidades|productos|productos destacados',
    careers: 'trabaja con nosotros|únete al equipo|únete a nuestro equipo|vacantes|ofertas de empleo',
    partners: 'nuestros socios|nuestros aliados|socios|colaboradores|patrocinadores|con el apoyo de|aliados',
  },
  calls: {
    buy: 'comprar|compra ahora|comprar ahora|compra ya|compra online|cómpralo|compre ahora|comprar entradas|pedir ahora|pedir online|pide ahora|haz tu pedido|ordenar ahora|ordena ahora|añadir al carrito|agregar al carrito|añadir a la cesta|ir a la tienda|ver tienda|elegir plan|lo quiero|comprá|contratar|contratar ahora',
    trial:
      'prueba gratis|prueba gratuita|probar gratis|pruébalo gratis|prueba ahora|pruébalo|pruébalo ahora|empieza gratis|comienza gratis|empezar gratis|comenzar gratis|iniciar prueba gratuita|probar ahora|probá gratis|clase de prueba|probar|prueba sin costo|crear cuenta gratis',
    demo: 'solicitar demo|solicita una demo|solicitar una demo|pedir demo|pide una demo|agendar demo|agenda una demo|reserva una demo|ver demo|demostración|solicita tu demo|solicitar demostración|agendar una demo|quiero una demo',
    contact:
      'contáctanos|contacta|contactar|contáctenos|contacta con nosotros|hablemos|habla con|hablar con|llámanos|llamar|llama ahora|escríbenos|enviar mensaje|consultar|consúltanos|ponte en contacto',
    'sign-up':
      'registrarse|regístrate|registrarme|regístrate gratis|crear cuenta|crear una cuenta|inscríbete|inscribirse|inscripción|matricúlate|postula|aplica ahora|solicitar acceso|abrir cuenta',
    download:
      'descargar|descarga|descárgala|descargar app|descarga la app|descargar gratis|instalar|descargar catálogo|descárgalo',
    donate: 'donar|dona|dona ahora|haz una donación|donar ahora|hacer una donación|apóyanos|haz tu donativo|colabora',
    book: 'reservar|reserva|reserva ahora|reserva tu|reservar mesa|reserve|agendar|agenda|agenda una cita|agendar cita|pedir cita|pide cita|pide tu cita|solicitar cita|reserva online|ver disponibilidad|agenda una llamada',
    subscribe: 'suscribirse|suscríbete|suscribirme|suscribite|suscríbase|síguenos|avísame',
    join: 'únete|únete ahora|únete a|hazte socio|hazte miembro|participa|hazte voluntario|sumate|súmate|unirse|sé parte',
    quote:
      'solicitar presupuesto|pedir presupuesto|pide presupuesto|solicita presupuesto|presupuesto gratis|cotizar|cotiza|cotiza ahora|solicitar cotización|pide tu presupuesto|calcular precio|presupuesto',
    start:
      'empezar|empieza|empieza ahora|comenzar|comienza|comienza ahora|empezar ahora|comenzar ahora|iniciar|empecemos|empieza hoy|comienza hoy|vamos',
    learn:
      'descubre|descubrir|explora|explorar|ver planes|ver precios|cómo funciona|ver productos|ver servicios|ver video|ver carta|ver menú|conoce|conócenos|ver proyectos|descubrí',
    visit:
      'visítanos|encuéntranos|cómo llegar|encontrar tienda|encuentra tu tienda|buscar tienda|visítenos|ver ubicación',
  },
  controls: {
    consent:
      'aceptar|aceptar todo|aceptar todas|aceptar cookies|aceptar todas las cookies|acepto|rechazar|rechazar todo|rechazar todas|rechazar cookies|configurar|configurar cookies|configuración de cookies|gestionar cookies|personalizar|solo necesarias|denegar|guardar preferencias|entendido|de acuerdo|permitir todas|ajustes de cookies|preferencias de cookies',
    login:
      'iniciar sesión|inicia sesión|acceder|ingresar|entrar|mi cuenta|área de clientes|cerrar sesión|acceso clientes|cuenta|área privada',
    search: 'buscar|búsqueda|buscador|abrir búsqueda|buscar en el sitio',
    close: 'cerrar|cerrar menú|cancelar|no gracias|ocultar|ahora no|más tarde',
    share: 'compartir|compartir en facebook|comparte|copiar enlace|imprimir|tuitear',
    'skip-link':
      'saltar al contenido|ir al contenido|ir al contenido principal|saltar al contenido principal|pasar al contenido',
    'read-more':
      'leer más|saber más|más información|ver más|conoce más|conocer más|más|haz clic aquí|clic aquí|aquí|seguir leyendo|ver todo|ver todos|más detalles|ver detalles|más info|descubre más|descubrir más|leer artículo|ver detalle|lee más',
    overview: 'todas las reseñas|todas las noticias|todas las opiniones|todos los artículos|todos los testimonios',
    cart: 'carrito|cesta|ver carrito|mi carrito|tu carrito|lista de deseos|favoritos|finalizar compra',
    pagination:
      'siguiente|anterior|página siguiente|página anterior|volver|atrás|entradas antiguas|última|cargar más|mostrar más',
    legal:
      'aviso legal|política de privacidad|privacidad|términos y condiciones|política de cookies|mapa del sitio|condiciones de uso|mapa web|accesibilidad',
    menu: 'abrir menú|menú principal|mostrar menú|navegación',
    'back-to-top': 'volver arriba|ir arriba|subir|volver al inicio',
    language: 'idioma|idiomas|elegir idioma|cambiar idioma|seleccionar idioma|seleccionar país|país',
  },
  forms: {
    time: 'fecha|llegada|salida|entrada|hora|huéspedes|adultos|niños|noches|número de personas|comensales|cita|fecha preferida',
    amount: 'cantidad|importe|monto|unidades',
    message: 'mensaje|tu mensaje|su mensaje|asunto|consulta|pregunta|comentario|comentarios',
    company: 'empresa|nombre de la empresa|organización|cargo|sector|puesto|número de empleados|compañía',
    payment:
      'número de tarjeta|tarjeta de crédito|dirección de facturación|dirección de envío|forma de pago|código de descuento|cupón',
  },
  pictures: {
    photo: 'fotografía|fotografías|retrato|retratos|foto de',
    illustration: 'ilustración|ilustraciones|dibujo|dibujos|infografía|mascota ilustrada|esquema',
    icon: 'icono|iconos|ícono|flecha|pictograma|símbolo',
    logo: 'logotipo|logotipos|sello',
  },
  boilerplate: {
    law: 'cookie|cookies|política de privacidad|aviso legal|términos y condiciones|condiciones de uso|datos personales|rgpd|todos los derechos reservados|propiedad intelectual|copyright',
    trade:
      'gastos de envío|envío gratis|envío gratuito|plazo de entrega|iva incluido|sin iva|métodos de pago|formas de pago|añadir al carrito|agregar al carrito|en stock|agotado|días laborables|días hábiles|horario de apertura|horario de atención|devoluciones',
    form: 'campos obligatorios|campo obligatorio|darse de baja|darte de baja|tu correo electrónico|su correo electrónico|sin spam|al enviar|al suscribirte|al registrarte|al hacer clic|he leído y acepto|mensaje ha sido enviado|mensaje enviado|por favor introduce|por favor ingrese',
    browser:
      'activar javascript|activa javascript|tu navegador no|su navegador no|saltar al contenido|ir al contenido|cargando|página no encontrada|volver arriba',
  },
  journey: {
    help: 'ayuda|centro de ayuda|soporte|documentación|primeros pasos|guía de uso|tutoriales|cómo funciona|base de conocimiento',
    community: 'comunidad|foro|área de socios|únete a la comunidad',
    loyalty:
      'programa de fidelidad|programa de puntos|tarjeta de fidelidad|recomienda a un amigo|tarjeta regalo|tarjetas regalo|bono regalo|membresía|hazte socio',
  },
  customerHeadings: {
    customer:
      'nuestros clientes|confían en nosotros|ellos confían en nosotros|empresas que confían|clientes que confían|algunos de nuestros clientes|quienes confían en nosotros',
    partner:
      'nuestros socios|nuestros aliados|aliados|patrocinadores|colaboradores|nuestros partners|con el apoyo de|empresas colaboradoras|nuestros patrocinadores|entidades colaboradoras',
    press:
      'hablan de nosotros|aparecemos en|en los medios|nos has visto en|en la prensa|como se ha visto en|han hablado de nosotros',
  },
  offerHeadings: {
    reasons:
      'por qué elegirnos|por qué nosotros|por qué elegir|razones para|lo que nos diferencia|nuestro compromiso|nuestros valores|qué nos hace diferentes|nos eligen|elegirnos',
    benefits: 'ventajas|beneficios|nuestras ventajas',
    menu: 'nuestros cursos|nuestros talleres|cursos y talleres|nuestros tratamientos|tratamientos|nuestras habitaciones|nuestras clases|nuestras actividades|nuestros programas|áreas de práctica|especialidades|nuestras especialidades|qué hacemos|servicios que ofrecemos',
  },
  greeting: 'bienvenido|bienvenidos|bienvenida|bienvenidas|hola',
  vague: 'más información|saber más|leer más|haz clic aquí|ver más|conoce más|descubre más|más',
  tool: 'calculadora|calculadoras|simulador|configurador|cuestionario|test en línea|lista de verificación|plantilla|plantillas|cotizador',
  event:
    'reapertura|reabre|reabrimos|gran apertura|apertura el|abre el|abrimos el|cerrado del|cerrado hasta|cerrado por vacaciones|inicio del curso|inicio de clases|empieza el|comienza el|aplazado al|se celebrará el|lanzamiento el',
  counter:
    'vistas|visualizaciones|comentarios|comentario|me gusta|compartidos|descargas|seguidores|suscriptores|visitantes|visitas|en línea|en el carrito|en stock|vendidos|votos|reseñas|opiniones|valoraciones|min de lectura|días|horas|minutos|segundos',
  live: {
    live: 'en stock|en existencias|quedan|solo quedan|últimas unidades|unidades disponibles|plazas disponibles|plazas libres|personas viendo|personas están viendo|viendo ahora|usuarios en línea|en línea ahora|en la última hora|en las últimas 24 horas|eres el visitante|es usted el visitante|visitante número|visitante n|contador de visitas|visitas hoy|días restantes|horas restantes|tiempo restante|termina en|acaba en|finaliza en|caduca en|empieza en|próxima cita|tiempo de espera',
    cart: 'carrito|cesta|carro|lista de deseos',
  },
  street:
    'calle|avenida|avda|av|plaza|paseo|carretera|ctra|camino|polígono industrial|glorieta|ronda|colonia|apartado de correos|travesía|callejón',
  address: 'dirección|nuestra dirección|domicilio|domicilio social|oficina central',
}
