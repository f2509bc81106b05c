import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'este domínio está à venda|domínio à venda|compre este domínio|comprar este domínio|domínio estacionado|este domínio expirou|domínio registrado|este domínio está registrado',
    'coming-soon':
      'em breve|em construção|site em construção|página em construção|em manutenção|site em manutenção|estamos em manutenção|brevemente|página em preparação|voltamos em breve|voltaremos em breve|disponível em breve|lançamento em breve',
    suspended:
      'conta suspensa|esta conta foi suspensa|site suspenso|este site foi suspenso|serviço suspenso|hospedagem suspensa',
    'default-page': 'página padrão do servidor|página padrão',
    login:
      'faça login|entre na sua conta|esqueceu a senha|esqueceu sua senha|esqueci minha senha|lembrar de mim|inicie sessão|esqueceu a palavra passe|acesso restrito|digite sua senha',
    'bot-wall':
      'verificando seu navegador|confirme que é humano|verifique se você é humano|não sou um robô|não sou um robot|acesso negado|você foi bloqueado|verificação de segurança',
    error:
      'página não encontrada|esta página não existe|a página que procura|a página que você procura|a página solicitada|página não existe|erro interno do servidor|algo deu errado|algo correu mal|não encontramos a página|página indisponível',
    'needs-script':
      'ative o javascript|habilite o javascript|ativar o javascript|javascript está desativado|é necessário ativar o javascript|requer javascript|habilitar o javascript|active o javascript',
    template:
      'página de exemplo|mais um site wordpress|só mais um site wordpress|meu site|documento sem título|sem título|seu texto aqui|olá mundo',
  },
  home: 'início|página inicial|bem vindo|bem vindos|bem vindo a|bem vindo ao|bem vindo à|bem vindos ao|site oficial|site oficial de|site oficial do|site oficial da|website oficial|loja oficial|capa|sítio oficial',
}
