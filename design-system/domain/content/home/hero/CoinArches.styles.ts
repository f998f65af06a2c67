import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const ArchesRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin-top: ${space[10]};
  > p {
    font: ${type.label.font};
    color: ${semantic.text.secondary};
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
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
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
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: ${type.caption.font};
    color: ${semantic.text.secondary};
  }
`
