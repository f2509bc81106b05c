import { type Action, accountOf, singleCommand } from '../administration/action-command.ts'
import { table } from '../output/table.ts'

const help = `Shows the tokens that chat charged an account, by day (UTC) and model, the
newest day first. A running service need not be stopped.

Usage: brandprint usage --account ID [--json]

What is left of a day is in GET /v1/account.

Options:
  --json    one JSON object on the standard output
`

const show: Action = {
  options: ['account'],
  prepare(given) {
    const accountId = accountOf(given)
    return async ({ server, deps }) => {
      const days = await server.listTokenUse(deps, { accountId })
      const json = { account_id: accountId, chat_tokens: days }
      if (days.length === 0) return { json, text: `Account ${accountId} has used no tokens.` }
      const columns = [{ title: 'DAY' }, { title: 'MODEL', shrinks: true }, { title: 'ANSWERS' }, { title: 'TOKENS' }]
      const rows = days.map(({ day, model, answers, tokens }) => [day, model, String(answers), String(tokens)])
      return { json, text: table(columns, rows) }
    }
  },
}

export const usageCommand = singleCommand({
  name: 'usage',
  summary: 'tokens that chat charged an account, by day and model',
  help,
  action: show,
})
