import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { radius, semantic, size, space } = vars

export const Marks = styled.ol`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, ${size.controlS}));
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Mark = styled.li`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${radius.s};
  background: ${semantic.surface.muted};
  color: ${semantic.text.secondary};
  &[data-tone='positive'] {
    background: ${semantic.positive.soft};
    color: ${semantic.positive.text};
  }
  &[data-tone='negative'] {
    background: ${semantic.negative.soft};
    color: ${semantic.negative.text};
  }
`
