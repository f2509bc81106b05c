/** s3rver on a free port, with one bucket: `s3rver-process.ts FOLDER BUCKET`. */
import S3rver from 's3rver'

const [, , directory = '', name = ''] = process.argv
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name, configs: [] }],
})
const { port } = await server.run()
console.log(`listening at ${port}`)
