import { encode } from 'uqr'
import type { Brand } from '../../../../brand/brand.ts'
import { qrPath, quietZone } from '../../../../primitives/qr/qrPath.ts'

/** What is drawn: the words are in the viewer's language. */
export interface LinkPicture {
  readonly brand: Pick<Brand, 'name' | 'logo'>
  readonly url: string
  readonly code: string
  /** What the place is, in one sentence. */
  readonly line: string
  /** What stands over the code. */
  readonly codeLabel: string
}

/** As chats show it upright without cutting anything off. */
const width = 1080
const height = 1350
const edge = 90
const qrSide = 640
/** Side of the box in which logos are drawn. */
const logoBox = 32

type Ink = (name: string) => string

/** Reads the page's own colours as its light theme has them: whatever the viewer sees, the picture is for paper and for others. */
function withInks<Result>(draw: (ink: Ink) => Result): Result {
  const probe = document.createElement('div')
  probe.dataset['theme'] = 'light'
  probe.hidden = true
  document.body.append(probe)
  try {
    return draw(name => getComputedStyle(probe).getPropertyValue(name).trim())
  } finally {
    probe.remove()
  }
}

/** A link as a picture: who invites where, a code for a camera, and the code to type. */
export async function linkPicture(picture: LinkPicture): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  withInks(ink => draw(context, picture, ink))
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('The canvas made no picture')) : resolve(blob)
    canvas.toBlob(done, 'image/png')
  })
}

function draw(context: CanvasRenderingContext2D, picture: LinkPicture, ink: Ink): void {
  const family = getComputedStyle(document.body).fontFamily
  const fontOf = (weight: number, size: number) => `${weight} ${size}px ${family}`
  const write = (text: string, y: number, size: number, look: { weight?: number; ink?: string } = {}) => {
    context.font = fontOf(look.weight ?? 400, size)
    context.fillStyle = ink(look.ink ?? '--text-primary')
    context.fillText(text, width / 2, y, width - 2 * edge)
  }
  context.fillStyle = ink('--surface-page')
  context.fillRect(0, 0, width, height)
  context.textAlign = 'center'
  write(picture.brand.name, 230, 64, { weight: 600 })
  drawLogo(context, picture.brand.logo, ink)
  linesOf(context, picture.line, fontOf(400, 34)).forEach((line, index) =>
    write(line, 300 + index * 46, 34, { ink: '--text-secondary' }),
  )
  drawCode(context, picture.url, ink)
  write(picture.codeLabel, 1130, 30, { ink: '--text-secondary' })
  write(picture.code, 1212, 76, { weight: 600 })
  write(picture.url.replace(/^https?:\/\//, ''), 1280, 28, { ink: '--text-secondary' })
}

function drawLogo(context: CanvasRenderingContext2D, logo: Brand['logo'], ink: Ink): void {
  const side = 96
  context.save()
  context.translate((width - side) / 2, 60)
  context.scale(side / logoBox, side / logoBox)
  context.fillStyle = ink('--accent-solid')
  context.beginPath()
  context.roundRect(0, 0, logoBox, logoBox, logoBox / 4)
  context.fill()
  context.fillStyle = ink('--accent-on')
  const drawings = [logo.sign, logo.light].filter(drawing => drawing !== null)
  paint(context, drawings.join(' '), logoBox)
  context.restore()
}

function drawCode(context: CanvasRenderingContext2D, url: string, ink: Ink): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const modules = size + 2 * quietZone
  context.save()
  context.translate((width - qrSide) / 2, 410)
  context.fillStyle = ink('--surface-card')
  context.beginPath()
  context.roundRect(0, 0, qrSide, qrSide, edge / 3)
  context.fill()
  context.scale(qrSide / modules, qrSide / modules)
  context.fillStyle = ink('--text-primary')
  paint(context, qrPath(data), modules)
  context.restore()
}

/** Fills a drawing that is as wide and high as `side`. */
function paint(context: CanvasRenderingContext2D, drawing: string, side: number): void {
  context.save()
  context.clip(new Path2D(drawing))
  context.fillRect(0, 0, side, side)
  context.restore()
}

/** Breaks a sentence where the picture ends. */
function linesOf(context: CanvasRenderingContext2D, text: string, font: string): readonly string[] {
  context.font = font
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    const fits = lines.length > 0 && context.measureText(longer).width <= width - 2 * edge
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
