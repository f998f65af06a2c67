import { styled } from 'styled-components'
import { centred, square } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const NextList = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`

export const NextItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  column-gap: ${space['2-5']};
  font: ${type.label.font};
  overflow-wrap: anywhere;
`

export const NextIcon = styled.span`
  grid-row: 1 / 3;
  align-self: start;
  ${centred}
  ${square(space[8])}
  border-radius: ${vars.radius.s};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`

export const NextTitle = styled.strong`
  color: ${semantic.text.primary};
`

export const NextText = styled.p`
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
`
