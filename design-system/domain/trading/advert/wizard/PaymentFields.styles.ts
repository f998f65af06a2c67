import { styled } from 'styled-components'
import { oneColumnOn, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const ChosenMethods = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${oneColumnOn(media.phone)}
`

export const ChosenMethod = styled.li`
  ${row(space[3])}
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
  border: ${vars.borderWidth.hairline} solid ${semantic.accent.border};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.selected};
  > span {
    flex: 1;
    min-width: 0;
    font: ${vars.type.bodyStrong.font};
  }
`
