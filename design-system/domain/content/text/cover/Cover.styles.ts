import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

/* Colours of drawings, which no component has beside them: night over the market in either theme. */
export const CoverRoot = styled.svg`
  --sky: var(--color-ink-900);
  --wall: var(--color-sand-200);
  --door: var(--color-ink-700);
  --lamp: var(--color-saffron-300);
  --star: var(--color-sand-400);
  [data-theme='dark'] & {
    --sky: var(--color-ink-850);
    --wall: var(--color-sand-300);
  }
  width: 100%;
  height: auto;
  border-radius: ${vars.radius.l};
  background: var(--sky);
  &[data-look='wide'] {
    height: 300px; /* measured: three and a half door heights, over a text of any width */
    border-radius: ${vars.radius.xl};
  }
  @media ${media.phone} {
    &[data-look='wide'] {
      height: 190px; /* measured: the drawing alone, from edge to edge */
      border-radius: 0;
    }
  }
`

export const Drawn = styled.g`
  [data-ink='sky'] {
    fill: var(--sky);
  }
  [data-ink='wall'] {
    fill: var(--wall);
  }
  [data-ink='door'] {
    fill: var(--door);
  }
  [data-ink='lamp'] {
    fill: var(--lamp);
  }
  [data-ink='star'] {
    fill: var(--star);
  }
  [data-ink='glow'] {
    fill: var(--lamp);
    opacity: 0.3;
  }
  :is([data-ink='line'], [data-ink='lit'], [data-ink='route']) {
    fill: none;
    stroke: var(--lamp);
    stroke-width: 6;
  }
  [data-ink='line'] {
    stroke: var(--wall);
  }
  [data-ink='route'] {
    stroke: var(--sky);
    stroke-width: 3;
    stroke-dasharray: 6 5;
  }
`

/** What stands at both sides of a drawing where it is wide, and steps back behind it. */
export const Beside = styled(Drawn)`
  [data-ink='wall'] {
    fill: var(--door);
    opacity: 0.5;
  }
`
