import { styled } from 'styled-components'
import { captionText, column, labelText, oneLine } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const ArchesRoot = styled.div`
  ${column(space[3])}
  margin-top: ${space[10]};
  > p {
    ${labelText}
  }
  @media ${media.belowTabletBig} {
    display: none;
  }
`

export const Arches = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[2]};
  border-bottom: ${vars.borderWidth.thick} solid ${semantic.text.primary};
`

export const Arch = styled.a`
  ${column(space[1])}
  align-items: center;
  justify-content: flex-end;
  height: 150px; /* measured: half as high again as it is wide */
  padding: ${space[8]} ${space[1]} ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-bottom: 0;
  border-radius: ${vars.radius.full} ${vars.radius.full} 0 0;
  text-align: center;
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    background: ${semantic.surface.hover};
  }
  > strong {
    margin-top: ${space[2]};
    font: ${type.bodyStrong.font};
  }
  > span[data-compact] {
    max-width: 100%;
    ${oneLine}
    ${captionText}
  }
`
