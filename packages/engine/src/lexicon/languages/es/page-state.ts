import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'este dominio está en venta|dominio en venta|comprar este dominio|compra este dominio|dominio aparcado|dominio estacionado|este dominio ha caducado|este dominio ha expirado|este dominio está aparcado|dominio registrado por|este dominio está registrado',
    'coming-soon':
      'próximamente|sitio en construcción|página en construcción|web en construcción|en construcción|muy pronto|en mantenimiento|sitio en mantenimiento|página en preparación|pronto estaremos|volvemos pronto|estamos en mantenimiento|próxima apertura',
    suspended:
      'cuenta suspendida|esta cuenta ha sido suspendida|sitio suspendido|este sitio ha sido suspendido|sitio web suspendido|servicio suspendido',
    'default-page': 'página predeterminada del servidor|página por defecto|página de prueba del servidor',
    login:
      'inicia sesión para continuar|inicie sesión para continuar|olvidaste tu contraseña|olvidó su contraseña|recordarme|debes iniciar sesión|acceso restringido|introduce tu contraseña|debe iniciar sesión|he olvidado mi contraseña',
    'bot-wall':
      'comprobando su navegador|verifica que eres humano|verifique que es un ser humano|no soy un robot|acceso denegado|ha sido bloqueado|has sido bloqueado|verificación de seguridad|un momento por favor',
    error:
      'página no encontrada|no se encontró la página|la página que buscas|esta página no existe|la página solicitada|no se ha encontrado la página|error interno del servidor|no encontramos la página|algo salió mal|la página no existe|no se pudo encontrar la página|página no disponible',
    'needs-script':
      'habilita javascript|active javascript|activa javascript|javascript está desactivado|necesitas habilitar javascript|requiere javascript|habilitar javascript|habilite javascript|javascript está deshabilitado|activar javascript',
    template:
      'página de ejemplo|página ejemplo|otro sitio realizado con wordpress|otro sitio más de wordpress|mi sitio|mi sitio web|documento sin título|sin título|tu texto aquí|hola mundo|tu eslogan aquí',
  },
  home: 'inicio|página de inicio|página principal|portada|bienvenido|bienvenidos|bienvenida|bienvenido a|bienvenidos a|sitio oficial|sitio web oficial|web oficial|página oficial|página web oficial|sitio web oficial de|web oficial de|tienda oficial|tienda online oficial|principal|sitio oficial de',
}
