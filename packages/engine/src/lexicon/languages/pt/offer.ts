import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial:
      'teste grátis|teste gratuito|período de teste|avaliação gratuita|experimente grátis|período experimental|aula experimental|teste|experimentar grátis',
    free: 'grátis|gratuito|gratuitos|de graça',
  },
  guarantees: {
    'money-back':
      'garantia de devolução|devolução do dinheiro|seu dinheiro de volta|reembolso total|satisfação garantida|garantia de satisfação|satisfeito ou reembolsado|garantia de reembolso',
    warranty:
      'anos de garantia|garantia vitalícia|ano de garantia|garantia de fábrica|meses de garantia|melhor preço garantido',
    cancel:
      'cancele quando quiser|cancele a qualquer momento|sem fidelidade|sem compromisso|sem fidelização|cancelamento gratuito|cancelar a qualquer momento|sem taxas ocultas',
    returns:
      'devoluções grátis|devolução grátis|trocas grátis|troca grátis|dias para devolver|devolução gratuita|devoluções gratuitas',
  },
  insteadOfPrice: {
    free: 'grátis|gratuito|gratuita|grátis para sempre|sempre grátis|de graça|sem custo',
    'on-request':
      'sob consulta|sob orçamento|fale conosco|consulte|consulte nos|personalizado|solicitar orçamento|fale com vendas|sob medida|entre em contato|peça um orçamento|contacte nos|preço sob consulta|preço em breve|preços em breve|preço a anunciar|preço a definir|valor a definir',
  },
  priceNotes: {
    from: 'a partir de|desde',
    afterwards: 'depois|em seguida|a seguir|posteriormente',
    was: 'antes|em vez de|preço normal|preço original|o preço original era',
    popular:
      'mais popular|o mais popular|recomendado|mais vendido|melhor valor|mais escolhido|popular|melhor escolha|recomendada|melhor oferta|a mais popular|mais completo',
    'billed-annually':
      'cobrado anualmente|cobrança anual|faturado anualmente|pagamento anual|faturação anual|pago anualmente',
    'billed-monthly': 'cobrado mensalmente|cobrança mensal|faturado mensalmente|pagamento mensal|faturação mensal',
    'no-price':
      'economize|poupe|desconto|no valor de|valor|até|frete|frete grátis|pedido mínimo|cupom|receita|ganhe|milhões|salário|caução|taxa de adesão|taxa de matrícula|portes|capital social|faturamento anual|volume de negócios',
    comparison: 'comparado com|em comparação com|concorrentes|outras agências|tradicional|comparação de custos',
    donation: 'doar|doe|doação|doações|doe agora|sua doação|faça uma doação|apadrinhe',
    cart: 'adicionar ao carrinho|esgotado|em estoque|ver opções|ver produto|adicionar à sacola|comprar agora',
  },
  periods: {
    hour: 'hora|por hora|a hora|à hora',
    day: 'dia|por dia|ao dia|diária|noite|por noite|à noite',
    week: 'semana|por semana|semanal|à semana',
    weekend: 'fim de semana|por fim de semana',
    month: 'mês|por mês|ao mês|mensal|mensais|mensalmente|cada mês',
    quarter: 'trimestre|por trimestre|trimestral',
    year: 'ano|por ano|ao ano|anual|anuais|anualmente',
    once: 'pagamento único|uma vez|única vez|vitalício|taxa única',
  },
  price: 'preço|preços|valor|mensalidade|tarifa|taxa|preço normal|preço promocional|preço unitário|investimento',
  terms:
    'faturamento|faturação|cobrança|cobrado|cobrada|taxa de adesão|taxa de inscrição|taxa de instalação|pagamento antecipado|cancele quando quiser|cancelamento|sem fidelização|sem fidelidade|período mínimo|aviso prévio|devolução do dinheiro|iva incluído|mais iva|todos os preços|os preços|depósito|sinal|desconto|acréscimo|comissão|taxa de reserva|taxa de serviço|taxa de limpeza|taxa de deslocação|taxa de deslocamento|taxa de entrega|portes de envio|taxa de matrícula',
  integrations:
    'integrações|integra se com|compatível com|conecte suas ferramentas|funciona com|conectores|nossas integrações|suas ferramentas favoritas',
  launches: {
    'to come':
      'em breve|brevemente|disponível em breve|em preparação|em desenvolvimento|planeado|planejado|ainda não disponível|lista de espera',
    out: 'disponível|já disponível|agora disponível|disponível agora|lançado|publicado|novo|novidade',
  },
  sidePrices: {
    extra: 'caucao|cafe da manha|pequeno almoco|jantar|aluguel de|taxa|toalhas|envio|entrega',
    reduced: 'crianca|criancas|estudante|estudantes|infantil',
  },
}
