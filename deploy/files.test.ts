import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { settingTable } from '#app/server/setting-table.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const settings = new Set(Object.keys(settingTable))
const secrets = Object.entries(settingTable).flatMap(([name, { secret }]) => (secret ? [name] : []))

/** All documents of a YAML file, which has neither faults nor doubtful places. */
function yaml(name: string): unknown[] {
  return parseAllDocuments(read(name), { merge: true }).map(document => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    return document.toJS()
  })
}

/** `NAME=value` lines of an environment file, those taken out with # included. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1] ?? '')
}

const dockerfile = DockerfileParser.parse(read('Dockerfile'))
const ownVersion = z.object({ version: z.string() }).parse(JSON.parse(read('../package.json'))).version
const pinned = /^[a-z./-]+:\d+\.\d+(\.\d+)?(-[a-z0-9]+)*$/

test('the image is not root, is pinned, hears on the port that it says, and lets nothing into the build unasked', () => {
  const names = dockerfile.getInstructions().map(each => each.getKeyword())
  expect(dockerfile.getFROMs().map(from => from.getImage())).toEqual([
    expect.stringMatching(pinned),
    expect.stringMatching(pinned),
  ])
  const last = dockerfile.getInstructions().slice(names.lastIndexOf('FROM'))
  const user = last.find(each => each.getKeyword() === 'USER')?.getArgumentsContent()
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  // Nothing runs as root after that line.
  expect(last.map(each => each.getKeyword()).lastIndexOf('RUN')).toBeLessThan(
    last.findIndex(each => each.getKeyword() === 'USER'),
  )
  const set = Object.fromEntries(
    dockerfile.getENVs().flatMap(env => env.getProperties().map(each => [each.getName(), each.getValue()])),
  )
  expect(Object.keys(set).filter(name => !settings.has(name))).toEqual([])
  expect(Object.keys(set).filter(name => secrets.includes(name))).toEqual([])
  expect(last.find(each => each.getKeyword() === 'EXPOSE')?.getArgumentsContent()).toBe(set.PORT)
  expect(dockerfile.getHEALTHCHECKs()[0]?.getArgumentsContent()).toContain('/healthz')
  const ignored = read('Dockerfile.dockerignore')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  expect(ignored[0]).toBe('*')
  expect(ignored.filter(line => /\.env|\bdata\b|node_modules|\.git/.test(line))).toEqual([])
})

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.string().optional(),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  command: z.array(z.string()).optional(),
})
const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
})

test('compose: two servers on one database, a proxy that asks them, and everything that is named is there', () => {
  const { services, networks, volumes } = composeFile.parse(yaml('compose.yaml')[0])
  const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'))
  expect(servers).toHaveLength(2)
  expect(new Set(servers.map(([, each]) => each.environment.DATABASE_URL)).size).toBe(1)
  const port = /^EXPOSE (\d+)/m.exec(read('Dockerfile'))?.[1]
  const upstreams = servers.map(([name]) => `${name}:${port}`)
  expect(/reverse_proxy (.*) {/.exec(read('Caddyfile'))?.[1]?.split(' ')).toEqual(upstreams)
  expect(read('Caddyfile')).toContain('health_uri /readyz')
  // The proxy answers internal paths itself, with 404.
  const [, named = '', paths = ''] = /^\s*@(\w+) path (.*)$/m.exec(read('Caddyfile')) ?? []
  expect(paths.split(' ').toSorted()).toEqual(['/metrics', '/readyz'])
  expect(read('Caddyfile')).toMatch(new RegExp(`^\\s*respond @${named} 404$`, 'm'))
  const database = new URL(servers[0]?.[1].environment.DATABASE_URL?.replace(/\${[^}]*}/, 'x') ?? '')
  expect(Object.keys(services)).toContain(database.hostname)
  expect(services.database?.environment).toMatchObject({
    POSTGRES_USER: database.username,
    POSTGRES_DB: database.pathname.slice(1),
  })
  for (const [name, each] of Object.entries(services)) {
    expect(each.image, name).toMatch(pinned)
    for (const volume of each.volumes.filter(path => !path.startsWith('.'))) {
      expect(Object.keys(volumes), name).toContain(volume.split(':')[0])
    }
    for (const network of each.networks) expect(Object.keys(networks), name).toContain(network)
    for (const other of Object.keys(each.depends_on)) expect(Object.keys(services), name).toContain(other)
    if (!each.image.startsWith('mindling')) continue
    expect(each.image).toBe(`mindling:${ownVersion}`)
    expect(Object.keys(each.environment).filter(variable => !settings.has(variable))).toEqual([])
  }
})

const only = (...names: string[]) => z.enum(names as [string, ...string[]])
const probe = z.object({ httpGet: z.object({ path: only('/healthz', '/readyz'), port: z.literal('http') }) })
const container = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  envFrom: z.array(z.partialRecord(only('configMapRef', 'secretRef'), z.object({ name: z.string() }))),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const pod = z.looseObject({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number().positive() }),
    containers: z.tuple([container]),
    volumes: z.array(z.looseObject({ name: z.string() })),
  }),
})
const kinds = {
  Secret: z.looseObject({ stringData: z.record(z.string(), z.string()) }),
  ConfigMap: z.looseObject({ data: z.record(z.string(), z.string()) }),
  Deployment: z.looseObject({
    spec: z.looseObject({
      replicas: z.literal(2),
      selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
      template: pod,
    }),
  }),
  PodDisruptionBudget: z.looseObject({
    spec: z.looseObject({ selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
  }),
  Service: z.looseObject({
    spec: z.object({
      selector: z.record(z.string(), z.string()),
      ports: z.tuple([z.object({ name: z.string(), port: z.number(), targetPort: z.string() })]),
    }),
  }),
  Ingress: z.looseObject({ spec: z.looseObject({ rules: z.array(z.unknown()).min(1) }) }),
  PersistentVolumeClaim: z.looseObject({ metadata: z.object({ name: z.string() }) }),
  CronJob: z.looseObject({
    spec: z.looseObject({ schedule: z.string(), jobTemplate: z.object({ spec: z.looseObject({ template: pod }) }) }),
  }),
}

/** The one object of that kind in kubernetes.yaml. */
function the<Kind extends keyof typeof kinds>(kind: Kind): z.infer<(typeof kinds)[Kind]> {
  const found = yaml('kubernetes.yaml').filter(each => z.looseObject({ kind: z.string() }).parse(each).kind === kind)
  expect(found, kind).toHaveLength(1)
  return kinds[kind].parse(found[0]) as z.infer<(typeof kinds)[Kind]>
}

test('Kubernetes: what is named is there, selectors find the servers, and nothing is root', () => {
  const { spec } = the('Deployment')
  const { labels } = spec.template.metadata
  expect(labels).toMatchObject(spec.selector.matchLabels)
  expect(the('PodDisruptionBudget').spec.selector.matchLabels).toEqual(spec.selector.matchLabels)
  expect(the('Service').spec.selector).toEqual(spec.selector.matchLabels)
  expect(the('Ingress').spec.rules).toHaveLength(1)
  // The nightly pod must not be given calls.
  const backup = the('CronJob').spec.jobTemplate.spec.template
  expect(backup.metadata.labels).not.toMatchObject(spec.selector.matchLabels)
  const server = spec.template.spec.containers[0]
  const port = Number(/^EXPOSE (\d+)/m.exec(read('Dockerfile'))?.[1])
  expect(server).toMatchObject({ ports: [{ name: the('Service').spec.ports[0].targetPort, containerPort: port }] })
  for (const [name, path] of [
    ['startupProbe', '/healthz'],
    ['livenessProbe', '/healthz'],
    ['readinessProbe', '/readyz'],
  ] as const) {
    expect(probe.parse(server[name]).httpGet.path).toBe(path)
  }
  expect(server).toHaveProperty('lifecycle.preStop.exec.command')
  const claims = [...read('kubernetes.yaml').matchAll(/claimName: ([\w-]+)/g)].map(match => match[1])
  expect(claims).toEqual([the('PersistentVolumeClaim').metadata.name])
  for (const each of [spec.template, backup]) {
    expect(each.spec.containers[0].image).toBe(`registry.example/mindling:${ownVersion}`)
    const volumes = each.spec.volumes.map(({ name }) => name)
    for (const { name } of each.spec.containers[0].volumeMounts) expect(volumes).toContain(name)
    for (const from of each.spec.containers[0].envFrom) {
      expect(Object.values(from)).toEqual([{ name: 'mindling' }])
    }
  }
  const named = [...Object.keys(the('Secret').stringData), ...Object.keys(the('ConfigMap').data)]
  expect(named.filter(name => !settings.has(name))).toEqual([])
  expect(Object.keys(the('ConfigMap').data).filter(name => secrets.includes(name))).toEqual([])
  expect(Object.values(the('Secret').stringData).filter(value => value !== 'CHANGE-ME')).toEqual([])
})

/** The directives of one unit file: each as it was given last. */
function unit(name: string): Record<string, string> {
  const lines = read(name)
    .split('\n')
    .filter(line => line !== '' && !/^[#[]/.test(line))
  return Object.fromEntries(
    lines.map(line => {
      expect(line).toMatch(/^[A-Z][A-Za-z]+=/)
      return [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]
    }),
  )
}

test.each(['mindling.service', 'mindling-backup.service'])(
  '%s runs what is there, as nobody special, shut in',
  name => {
    const { Environment = '', ExecStart = '', ...directives } = unit(name)
    expect(directives).toMatchObject({
      User: 'mindling',
      EnvironmentFile: '/etc/mindling.env',
      NoNewPrivileges: 'true',
      ProtectSystem: 'strict',
      CapabilityBoundingSet: '',
      PrivateTmp: 'true',
      RestrictNamespaces: 'true',
      UMask: '0077',
      StateDirectory: 'mindling',
    })
    const set = Object.fromEntries(Environment.split(' ').map(pair => pair.split('=')))
    expect(Object.keys(set).filter(variable => !settings.has(variable) || secrets.includes(variable))).toEqual([])
    expect(set.DATA_DIR).toBe('/var/lib/mindling')
    const [program, script = ''] = ExecStart.split(' ')
    expect(program).toBe('/usr/bin/node')
    expect(read(`../${script}`).length).toBeGreaterThan(0)
    if (name === 'mindling.service') expect(directives).toMatchObject({ KillMode: 'mixed', TimeoutStopSec: '15' })
  },
)

test('the night’s back-up has a time of its own, and a service that it starts', () => {
  const { OnCalendar, Persistent, WantedBy } = unit('mindling-backup.timer')
  expect({ Persistent, WantedBy }).toEqual({ Persistent: 'true', WantedBy: 'timers.target' })
  expect(existsSync(join(import.meta.dirname, 'mindling-backup.service'))).toBe(true)
  // The same hour wherever it runs.
  const [, hour, minute] = /^\*-\*-\* (\d\d):(\d\d):00$/.exec(OnCalendar ?? '') ?? []
  expect(the('CronJob').spec.schedule).toBe(`${Number(minute)} ${Number(hour)} * * *`)
})

test('no file here holds a secret, and the example names only what is read', () => {
  const own = ['SITE_ADDRESS', 'DATABASE_PASSWORD']
  const example = read('mindling.env.example')
  expect(namesIn(example).filter(name => !settings.has(name) && !own.includes(name))).toEqual([])
  const filled = [...secrets, 'DATABASE_PASSWORD'].filter(name => new RegExp(`^#?${name}=.`, 'm').test(example))
  expect(filled).toEqual([])
  for (const file of readdirSync(import.meta.dirname)) {
    expect(read(file), file).not.toMatch(/(sk|rk|pk)_(live|test)_\w|whsec_\w|BEGIN [A-Z ]*PRIVATE KEY/)
  }
})

test('the operating page names every secret, and only figures and log lines that there are', () => {
  const page = read('../docs/operating.md')
  expect(secrets.filter(name => !page.includes(`\`${name}\``))).toEqual([])
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(match => match[1] ?? '')
  expect(links.filter(link => !existsSync(join(import.meta.dirname, '../docs', link)))).toEqual([])
  const sources = execFileSync('git', ['grep', '-h', '-E', "'|`", '--', 'app', 'features', 'kit', 'outside'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  const table = page.slice(page.indexOf('Alert on:'), page.indexOf('## When something is wrong'))
  const figures = [...table.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(match => match[1] ?? '')
  expect(figures.length).toBeGreaterThan(6)
  expect(figures.filter(name => !sources.includes(`'${name}'`))).toEqual([])
  const incidents = page.slice(page.indexOf('## When something is wrong'), page.indexOf('## Not tried'))
  const quoted = [...incidents.matchAll(/"…?([^"…\n]{8,})…?"/g)].map(match => match[1]?.trim() ?? '')
  expect(quoted.length).toBeGreaterThan(8)
  expect(quoted.filter(words => !sources.includes(words))).toEqual([])
})
