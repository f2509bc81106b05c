import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'otros|otros proveedores|otras agencias|otras empresas|otras herramientas|otras plataformas|los demás|la competencia|competencia|competidores|tradicional|método tradicional|agencia tradicional|agencias tradicionales|sin nosotros|antes|la forma antigua|convencional|alternativas|típico|típica agencia',
  contrast:
    'a diferencia de|al contrario que|a diferencia del|en contraste con|frente a otras|frente a otros|otras agencias|otras empresas|otros proveedores|la mayoría de agencias|la mayoría de las agencias|la mayoría de las empresas|muchas agencias|nuestros competidores|los métodos tradicionales',
  example:
    'ejemplo|ejemplos|ejemplo de cálculo|ejemplo práctico|caso ficticio|datos de ejemplo|datos de demostración|datos ficticios|imagen ilustrativa|imagen orientativa|a modo de ejemplo|simulación|reseña de ejemplo|testimonio de ejemplo|ficticio',
  credits:
    'sitio web por|web por|página web por|diseño web|diseño web por|diseñado por|diseño por|diseño|desarrollado por|desarrollo web|desarrollo|creado por|realizado por|hecho por|con la tecnología de|alojado por|fotos de|fotos por|foto de|fotografía|fotografías|fotografía de|créditos|créditos fotográficos|iconos de|ilustraciones de|tema de|traducción|sitio web desarrollado por|sitio web diseñado por|página web diseñada por|página web desarrollada por|página web creada por|web diseñada por|web desarrollada por|web creada por|sitio diseñado por|sitio desarrollado por|diseñada por|desarrollada por|creada por|hecha por|hecho con por|diseñado y desarrollado por|diseño y desarrollo|diseño y desarrollo web',
  otherOffers:
    'nuestros otros productos|nuestras otras marcas|otros productos|nuestros otros servicios|nuestros otros proyectos|otras marcas|también de nosotros|de los creadores de|empresas hermanas|empresa hermana|marcas hermanas|nuestras marcas',
}
