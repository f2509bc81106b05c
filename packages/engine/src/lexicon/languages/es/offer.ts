import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial:
      'prueba gratis|prueba gratuita|periodo de prueba|período de prueba|prueba|pruébalo gratis|clase de prueba|probar gratis',
    free: 'gratis|gratuito|gratuitos|sin costo|sin coste',
  },
  guarantees: {
    'money-back':
      'garantía de devolución|devolución del dinero|garantía de satisfacción|reembolso completo|te devolvemos tu dinero|satisfacción garantizada|reembolso garantizado',
    warranty:
      'años de garantía|garantía de por vida|año de garantía|garantía del fabricante|meses de garantía|mejor precio garantizado',
    cancel:
      'cancela cuando quieras|cancela en cualquier momento|sin permanencia|sin compromiso|sin ataduras|cancelar en cualquier momento|cancele en cualquier momento|sin costes ocultos|sin costos ocultos|cancelación gratuita',
    returns:
      'devoluciones gratis|devolución gratuita|devoluciones gratuitas|días para devolver|días de devolución|devolución gratis',
  },
  insteadOfPrice: {
    free: 'gratis|gratuito|gratuita|gratis para siempre|siempre gratis|sin costo|sin coste',
    'on-request':
      'a consultar|consultar|consultar precio|bajo consulta|contáctanos|contacta con ventas|a medida|personalizado|solicitar presupuesto|precio a convenir|a convenir|bajo presupuesto|hablar con ventas|cotizar|solicita presupuesto|pedir presupuesto|consúltanos|precio próximamente|precios próximamente|precio por anunciar|precio por definir|precio por confirmar',
  },
  priceNotes: {
    from: 'desde|a partir de',
    afterwards: 'luego|después|a continuación|posteriormente',
    was: 'antes|en lugar de|precio normal|precio original|en vez de|el precio original era',
    popular:
      'más popular|el más popular|popular|recomendado|más vendido|mejor valor|el más vendido|mejor opción|más elegido|el más elegido|recomendada|mejor precio|la más popular|más elegida|el más completo',
    'billed-annually':
      'facturado anualmente|facturación anual|pago anual|facturado al año|se factura anualmente|cobrado anualmente',
    'billed-monthly': 'facturado mensualmente|facturación mensual|pago mensual|se factura mensualmente',
    'no-price':
      'ahorra|ahorro|ahorras|descuento|valorado en|valor|hasta|envío|envío gratis|gastos de envío|pedido mínimo|cupón|ingresos|facturación de|gana|millones|salario|fianza|depósito|matrícula|inversión|pedidos superiores|capital social|facturación anual|volumen de negocio',
    comparison:
      'comparado con|en comparación con|frente a|competidores|otras agencias|tradicional|comparación de costos|comparación de costes',
    donation: 'donar|dona|donación|donaciones|tu donación|haz una donación|apadrina|dona ahora',
    cart: 'añadir al carrito|agregar al carrito|agotado|en stock|seleccionar opciones|ver producto|vista rápida|sin existencias',
  },
  periods: {
    hour: 'hora|por hora|la hora|a la hora',
    day: 'día|por día|al día|diario|noche|por noche|la noche',
    week: 'semana|por semana|a la semana|semanal|la semana',
    weekend: 'fin de semana|por fin de semana',
    month: 'mes|al mes|por mes|mensual|mensuales|mensualmente|cada mes',
    quarter: 'trimestre|por trimestre|trimestral|al trimestre',
    year: 'año|al año|por año|anual|anuales|anualmente|cada año',
    once: 'pago único|una vez|una sola vez|de por vida|único pago',
  },
  price:
    'precio|precios|coste|costo|cuota|tarifa|tarifas|precio de venta|precio habitual|precio de oferta|precio unitario|nuestro precio|importe',
  terms:
    'facturación|facturado|facturada|cuota de inscripción|cuota de alta|coste de alta|pago por adelantado|cancela cuando quieras|cancelación|sin permanencia|permanencia mínima|plazo de preaviso|devolución del dinero|iva incluido|iva no incluido|más iva|todos los precios|los precios|depósito|anticipo|descuento|recargo|comisión|comisión de éxito|gastos de reserva|gastos de gestión|gastos de limpieza|gastos de desplazamiento|gastos de envío|tasa de servicio|matrícula',
  integrations:
    'integraciones|se integra con|compatible con|conecta tus herramientas|funciona con|conectores|nuestras integraciones|tus herramientas favoritas',
  launches: {
    'to come':
      'próximamente|muy pronto|en preparación|en desarrollo|previsto|planificado|disponible pronto|aún no disponible|lista de espera',
    out: 'disponible|ya disponible|disponible ahora|lanzado|publicado|nuevo|novedad',
  },
  durations: {
    days: 'dias?|semanas?',
    months: 'mes(?:es)?',
  },
  sidePrices: {
    extra: 'fianza|deposito|desayuno|comida|alquiler de|suplemento|toallas|limpieza final|envio|matricula',
    reduced: 'nino|ninos|nina|ninas|estudiante|estudiantes|infantil|reducida',
  },
}
